import { ContentImage } from '../../content/image.tsx'
import { Container } from '../../design/layout/layout.ts'
import { PageHead } from '../PageHead.tsx'
import type { SectionProps } from '../types.ts'
import { List, Loom } from './styles.ts'

/** Something that is still being woven, edge to edge, and what to have near meanwhile. */
export function LoomNotice({ data }: SectionProps<'loomNotice'>) {
  const { heading, lead, actions, picture, listHeading, items } = data
  return (
    <section>
      <PageHead heading={heading} lead={lead} actions={actions} />
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
