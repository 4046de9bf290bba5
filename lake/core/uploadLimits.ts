/** Bounds of uploads to the embedded lake, which the Studio names when one is refused. */

export const MEGABYTE = 1024 * 1024
export const IMAGE_BYTES_MAX = 25 * MEGABYTE
export const FILE_BYTES_MAX = 50 * MEGABYTE
export const IMAGE_PIXELS_MAX = 60_000_000

/** In megabytes if it is a whole number of them, as people set limits. */
export function sizeText(bytes: number): string {
  return bytes % MEGABYTE === 0 ? `${bytes / MEGABYTE} MB` : `${bytes} bytes`
}
