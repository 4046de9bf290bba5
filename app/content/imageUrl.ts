/**
 * URLs of image renditions for the Content Lake's image pipeline
 * (https://www.sanity.io/docs/apis-and-sdks/image-urls). Own code instead of @sanity/image-url,
 * because every page loads it (docs/decisions/0009).
 */

/** Visitors could not stop an animation (WCAG 2.2, 2.2.2), so its first frame is shown. */
const MAY_BE_ANIMATED = /\.(?:gif|webp)$/

/** Fractions of the picture that an editor cropped, from each side. */
interface Crop {
  top: number
  bottom: number
  left: number
  right: number
}

/** Centre of the part that must remain visible, in fractions of the picture. */
interface Hotspot {
  x: number
  y: number
}

/** In pixels of the original. */
interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export interface Original {
  /** URL of the original, without parameters. */
  url: string
  width: number
  height: number
  crop: Crop
  hotspot: Hotspot
}

/**
 * @param width and height of the rendition in pixels; together they select the visible part: the
 * largest part of the cropped picture with these proportions, as near to its hotspot as possible
 */
export function renditionUrl(original: Original, width: number, height: number): string {
  const firstFrame = MAY_BE_ANIMATED.test(original.url) ? '&frame=1' : ''
  return `${original.url}?${rectParameter(original, width / height)}w=${width}&h=${height}&auto=format${firstFrame}`
}

/** @returns the parameter that selects the visible part of a shape; empty for the whole picture */
export function rectParameter(original: Original, shape: number): string {
  const { left, top, width, height } = shownPart(original, shape)
  const isWhole = width === original.width && height === original.height
  return isWhole ? '' : `rect=${left},${top},${width},${height}&`
}

function shownPart({ width, height, crop, hotspot }: Original, shape: number): Rect {
  const left = Math.round(crop.left * width)
  const top = Math.round(crop.top * height)
  const allowed: Rect = {
    left,
    top,
    width: Math.round(width - crop.right * width) - left,
    height: Math.round(height - crop.bottom * height) - top,
  }
  const shown = {
    width: Math.min(allowed.width, Math.round(allowed.height * shape)),
    height: Math.min(allowed.height, Math.round(allowed.width / shape)),
  }
  return {
    ...shown,
    left: place(hotspot.x * width, shown.width, allowed.left, allowed.width),
    top: place(hotspot.y * height, shown.height, allowed.top, allowed.height),
  }
}

/** Start of an interval of some length so that its middle is nearest to a point, within bounds. */
function place(point: number, length: number, start: number, available: number): number {
  return Math.round(Math.min(Math.max(point - length / 2, start), start + available - length))
}
