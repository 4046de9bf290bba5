import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import type { SectionProps } from '../../types.ts'
import { HeroText } from '../HeroText.tsx'
import { Copy, Illustration, Scene } from './requestStyles.ts'

/** Text on dew; next to it a request goes out and comes back, down to the section’s lower edge. */
export function Request({ data }: SectionProps<'hero'>) {
  const { picture, smallPicture } = data
  return (
    <Scene data={data} ground="dew" flush>
      <Grid as={Container}>
        <Copy>
          <HeroText data={data} look={actionLook(data.ground ?? 'dew')} />
        </Copy>
        {picture?.asset && (
          <Illustration>
            <ArtDirectedImage value={picture} small={smallPicture} width={860} priority />
          </Illustration>
        )}
      </Grid>
    </Scene>
  )
}
