import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import type { SectionProps } from '../../types.ts'
import { actionLook } from '../actionLook.ts'
import { HeroText } from '../HeroText.tsx'
import { Scene, Way, Words } from './requestStyles.ts'

/** Words on dew; next to them a request goes out and comes back, down to the section’s floor. */
export function Request({ data }: SectionProps<'hero'>) {
  const { picture, smallPicture } = data
  return (
    <Scene data={data} ground="dew" flush>
      <Grid as={Container}>
        <Words>
          <HeroText data={data} look={actionLook(data, 'dew')} />
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
