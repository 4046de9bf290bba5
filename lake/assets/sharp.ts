import type { Sharp, SharpInput, SharpOptions } from 'sharp'

/** Bounds of one call of the library. */
export interface ImageLimits {
  /** Pixels of an uploaded image, and of what sharp may decode. */
  readonly imagePixelsMax: number
  readonly imageTimeoutMs: number
}

type SharpFactory = (input: SharpInput, options?: SharpOptions) => Sharp

let loading: Promise<SharpFactory> | undefined

/**
 * The image library, loaded on first use: it costs 30 MB and 0.3 s, and a site whose artwork is SVG
 * may never need it. One thread per image and no cache, because the queue bounds concurrency and
 * renditions are stored on disk.
 */
export function loadSharp(): Promise<SharpFactory> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      sharp.cache(false)
      sharp.concurrency(1)
      return sharp
    },
    (error: unknown) => {
      // `npm ci` of an upgrade removes the package for a moment.
      loading = undefined
      throw error
    },
  )
  return loading
}
