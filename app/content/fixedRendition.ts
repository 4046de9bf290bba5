import { originalOf, type PictureValue } from './ContentImage.tsx'
import { rectParameter } from './imageUrl.ts'
import { assetHref } from './links.ts'

interface RenditionSize {
  width: number
  height: number
}

/** The size that social networks show whole. */
export const SHARED_PX: RenditionSize = { width: 1200, height: 630 }

/**
 * The URL of a picture in exactly one size and format, for readers that choose neither: crawlers,
 * tabs and home screens. It has the editor's crop and shows the part around the hotspot. A drawing
 * (SVG) becomes pixels, a small photograph is enlarged.
 * @returns undefined without a picture
 */
export function fixedRendition(
  value: PictureValue | null | undefined,
  { width, height }: RenditionSize,
  format: 'jpg' | 'png',
): string | undefined {
  const url = value?.asset?.url
  if (!url) return undefined
  const original = originalOf(value, url)
  const rect = original ? rectParameter(original, width / height) : ''
  return `${assetHref(url)}?${rect}w=${width}&h=${height}&fit=crop&fm=${format}`
}
