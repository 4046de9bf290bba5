import type { PictureValue } from './ContentImage.tsx'

/** A drawing of the site shell, which is available without a dataset. */
export function shippedPicture(file: string, width: number, height: number, alt = '') {
  return {
    alt,
    hotspot: null,
    crop: null,
    asset: { url: `/artwork/${file}`, width, height },
  } satisfies PictureValue
}
