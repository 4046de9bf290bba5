import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import type { SectionProps } from '../../types.ts'
import { Aside, Frame, Loom, Title } from './threadsStyles.ts'

/** Heading left, lead and buttons right, and under a beam the threads, from edge to edge. */
export function Threads({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Frame data={data} flush>
      <Grid as={Container}>
        <Title>
          <PageBreadcrumb />
          <PageTitle heading={heading} size="d1" />
        </Title>
        <Aside>
          {lead && <Lead $muted>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data.ground ?? 'paper')} />
        </Aside>
      </Grid>
      {picture?.asset && (
        <Loom>
          <ArtDirectedImage value={picture} small={smallPicture} width={1440} priority />
        </Loom>
      )}
    </Frame>
  )
}
