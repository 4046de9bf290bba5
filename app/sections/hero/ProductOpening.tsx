import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { actionLook } from '../../sectionParts/ActionLinks.tsx'
import type { SectionProps } from '../types.ts'
import type { Arrangement } from './arrangements.ts'
import { HeroText } from './HeroText.tsx'
import { Copy, Drawing, Frame, Scene } from './productStyles.ts'

interface ProductOpeningProps extends SectionProps<'hero'> {
  arrangement: Arrangement
}

/** The head of a product page, in the product's own colour. */
export function ProductOpening({ data, arrangement }: ProductOpeningProps) {
  const { picture, smallPicture } = data
  return (
    <Frame data={data} ground="ink" flush>
      <Scene>
        <Copy $arrangement={arrangement.text}>
          <HeroText data={data} look={actionLook(data.ground ?? 'ink')} />
        </Copy>
        {picture?.asset && (
          <Drawing $arrangement={arrangement.drawing}>
            <ArtDirectedImage value={picture} small={smallPicture} priority />
          </Drawing>
        )}
      </Scene>
    </Frame>
  )
}
