import { styled } from 'styled-components'
import { ContentImage, type PictureValue } from '../content/ContentImage.tsx'
import { below } from '../design/media.ts'
import { token } from '../design/tokens.ts'
import { filledAroundHotspot } from './hotspot.ts'

const HEIGHT_VW = 22

/** Width divided by height, in windows of about 700 to 1,500 px. */
const BAND_RATIO = 100 / HEIGHT_VW

/**
 * A picture across the page. A drawing is enlarged until single threads show, unless an editor has
 * set a hotspot, which `ContentImage` writes as the style of the image.
 */
export const CloseUp = styled.div`
  height: clamp(150px, ${HEIGHT_VW}vw, 330px);
  overflow: hidden;
  border-bottom: ${token('beam')} solid ${token('ink')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  img[src$='.svg']:not([style]) {
    min-width: 1000px;
    object-position: 0 0;
  }
  /* A band shows more of a picture's height on a phone. */
  ${below(760)} {
    ${filledAroundHotspot}
  }
`

/** The picture inside. */
export function CloseUpPicture({ value }: { value: PictureValue | null | undefined }) {
  return <ContentImage value={value} width={1440} sizes="100vw" priority bandRatio={BAND_RATIO} />
}
