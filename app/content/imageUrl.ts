/**
 * Addresses of image renditions, as the Content Lake's image pipeline understands them
 * (https://www.sanity.io/docs/apis-and-sdks/image-urls). Our own forty lines and not the library
 * for it, because these travel to every page (docs/decisions/0009).
 */

/** Fractions of the picture that an editor cut off, from each side. */
export interface Crop {
  top: number
  bottom: number
  left: number
  right: number
}

/** Centre of what has to stay in view, in fractions of the picture. */
export interface Focus {
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
  /** Address of the original, without parameters. */
  url: string
  width: number
  height: number
  crop: Crop
  focus: Focus
}

/**
 * @param width and height of the rendition in pixels; together they say what part is shown: as
 *   much of the cropped picture as has this shape, as near to its focus as possible
 */
export function renditionUrl(original: Original, width: number, height: number): string {
  const { left, top, width: across, height: down } = shownPart(original, width / height)
  const whole = across === original.width && down === original.height
  const rect = whole ? '' : `rect=${left},${top},${across},${down}&`
  return `${original.url}?${rect}w=${width}&h=${height}&auto=format`
}

function shownPart({ width, height, crop, focus }: Original, shape: number): Rect {
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
    left: place(focus.x * width, shown.width, allowed.left, allowed.width),
    top: place(focus.y * height, shown.height, allowed.top, allowed.height),
  }
}

/** Where a stretch of some length starts so that its middle is nearest to a point, inside bounds. */
function place(point: number, length: number, start: number, room: number): number {
  return Math.round(Math.min(Math.max(point - length / 2, start), start + room - length))
}
