import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import type { SectionProps } from '../../types.ts'
import { HeroText } from '../HeroText.tsx'
import { Copy, Drawing, Scene } from './batchStyles.ts'

/** Text on ink; the batch next to it hangs over the lower edge and off the window’s right. */
export function Batch({ data }: SectionProps<'hero'>) {
  const { picture, smallPicture } = data
  return (
    <Scene data={data} ground="ink" flush>
      <Grid as={Container}>
        <Copy>
          <HeroText data={data} look={actionLook(data.ground ?? 'ink')} />
        </Copy>
        {picture?.asset && (
          <Drawing>
            <ArtDirectedImage value={picture} small={smallPicture} width={850} priority />
          </Drawing>
        )}
      </Grid>
    </Scene>
  )
}
