import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
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
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
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
