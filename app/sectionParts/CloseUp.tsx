import { styled } from 'styled-components'
import { ContentImage, type PictureValue } from '../content/ContentImage.tsx'
import { token } from '../design/tokens.ts'
import { bandAroundHotspot } from './hotspot.ts'

const HEIGHT = 'clamp(150px, 22vw, 330px)'

/**
 * A picture across the page. A drawing is enlarged until single threads show, unless an editor has
 * set a hotspot, which `ContentImage` writes as the style of the image.
 */
export const CloseUp = styled.div`
  height: ${HEIGHT};
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
  ${bandAroundHotspot(HEIGHT)}
`

/** The picture inside. */
export function CloseUpPicture({ value }: { value: PictureValue | null | undefined }) {
  return <ContentImage value={value} width={1440} sizes="100vw" priority />
}
