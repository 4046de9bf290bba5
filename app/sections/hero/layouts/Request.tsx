import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../ActionLinks.tsx'
import { PageBreadcrumb } from '../../PageBreadcrumb.tsx'
import type { SectionProps } from '../../types.ts'
import { actionLook } from '../actionLook.ts'
import { Scene, Way, Words } from './requestStyles.ts'

/** Words on dew; next to them a request goes out and comes back, down to the section’s floor. */
export function Request({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Scene data={data} ground="dew" flush>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data, 'dew')} />
        </Words>
        <Way>
          <ArtDirectedImage
            value={picture}
            small={smallPicture}
            width={860}
            loading="eager"
            fetchPriority="high"
          />
        </Way>
      </Grid>
    </Scene>
  )
}
