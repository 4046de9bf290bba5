import { ContentImage } from '../../content/image.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { List, Loom, Note, Title, Words } from './styles.ts'

/** A notice about something in progress, edge to edge, with links to use until then. */
export function LoomNotice({ data }: SectionProps<'loomNotice'>) {
  const { heading, lead, actions, picture, listHeading, items } = data
  return (
    <section>
      <Words as={Container}>
        <PageBreadcrumb />
        <Title as="h1" $size="hero">
          {heading}
        </Title>
        <Note>
          {lead && <Lead $muted>{lead}</Lead>}
          <ActionLinks links={actions} />
        </Note>
      </Words>
      <Loom>
        <ContentImage
          value={picture}
          width={1440}
          sizes="100vw"
          loading="eager"
          fetchPriority="high"
        />
      </Loom>
      {items && items.length > 0 && (
        <List as={Container}>
          <h2>{listHeading}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </List>
      )}
    </section>
  )
}
