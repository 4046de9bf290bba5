import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../ActionLinks.tsx'
import { PageBreadcrumb } from '../../PageBreadcrumb.tsx'
import type { SectionProps } from '../../types.ts'
import { actionLook } from '../actionLook.ts'
import { Drawing, Scene, Words } from './batchStyles.ts'

/** Words on ink; the batch next to them hangs over the lower edge and off the window’s right. */
export function Batch({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Scene data={data} ground="ink" flush>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data, 'ink')} />
        </Words>
        <Drawing>
          <ArtDirectedImage
            value={picture}
            small={smallPicture}
            width={850}
            loading="eager"
            fetchPriority="high"
          />
        </Drawing>
      </Grid>
    </Scene>
  )
}
