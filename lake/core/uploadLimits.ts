/** Bounds of uploads to the embedded lake, which the Studio names when one is refused. */

export const MEGABYTE = 1024 * 1024
export const IMAGE_BYTES_MAX = 25 * MEGABYTE
export const FILE_BYTES_MAX = 50 * MEGABYTE
export const IMAGE_PIXELS_MAX = 60_000_000
