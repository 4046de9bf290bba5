import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Copy, List, Loom, Note, Title } from './noticeStyles.ts'

/** A notice about something in progress, edge to edge, with links to use until then. */
export function Notice({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, listHeading, list } = data
  return (
    <SectionFrame data={data} flush>
      <Copy as={Container}>
        <PageBreadcrumb />
        <PageTitle heading={heading} size="hero" component={Title} />
        <Note>
          {lead && <Lead $muted>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data.ground ?? 'paper')} />
        </Note>
      </Copy>
      {picture?.asset && (
        <Loom>
          <ContentImage value={picture} width={1440} sizes="100vw" priority />
        </Loom>
      )}
      {list && list.length > 0 && (
        <List as={Container}>
          {listHeading && <h2>{listHeading}</h2>}
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </List>
      )}
    </SectionFrame>
  )
}
