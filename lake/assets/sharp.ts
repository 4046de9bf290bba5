import type { Sharp, SharpInput, SharpOptions } from 'sharp'

type SharpFactory = (input: SharpInput, options?: SharpOptions) => Sharp

let loading: Promise<SharpFactory> | undefined

/**
 * The image library, loaded when first needed: it costs 30 MB and a third of a second, and a site
 * whose artwork is SVG may never want it. One thread per image and no cache, because the pool
 * decides how much runs at once and renditions are kept on disk.
 */
export function loadSharp(): Promise<SharpFactory> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}
