import { css } from 'styled-components'

/** A picture that shows on phones what the editor has marked in it. */
export const marked = "img[style*='--hotspot-x']"

/**
 * Where the window cuts off a picture of this width, it cuts off what is far from the hotspot.
 * Comes after the offset of pictures without one, which drawings are composed for.
 */
export const aroundHotspot = (width: string) => css`
  ${marked} {
    margin-left: calc((100% - ${width}) * var(--hotspot-x));
  }
`

/**
 * In a band across the window of this height, the hotspot's centre is as near to the middle as the
 * edges of the picture allow: the whole hotspot is visible if the band has the height for it. The
 * picture is as wide as the window with its scrollbar, which `100vw` includes.
 */
export const bandAroundHotspot = (height: string) => css`
  ${marked} {
    width: 100vw;
    max-width: none;
    object-position: calc(var(--hotspot-x) * 100%)
      min(
        0px,
        max(
          ${height} - 100vw * var(--picture-height),
          ${height} / 2 - 100vw * var(--hotspot-centre)
        )
      ) !important;
  }
`

/** Fills its place around its hotspot, also where the picture for phones has another one. */
export const filledAroundHotspot = css`
  ${marked} {
    width: 100%;
    height: 100%;
    margin-left: 0;
    object-position: calc(var(--hotspot-x) * 100%) calc(var(--hotspot-y) * 100%) !important;
  }
`
