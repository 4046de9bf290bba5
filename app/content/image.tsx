import { renditionUrl } from './imageUrl.ts'
import { assetHref } from './links.ts'

/** A picture as `pictureFragment` answers it. */
export interface PictureValue {
  alt?: string | null
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  asset?: {
    url?: string | null
    metadata?: { dimensions?: { width?: number | null; height?: number | null } | null } | null
  } | null
}

interface Size {
  width: number
  height: number
}

interface ContentImageProps {
  value: PictureValue | null | undefined
  /** Width it is laid out at on a large screen, in CSS pixels. One side follows from the other. */
  width?: number
  /** Height it is laid out at, in CSS pixels; with both sides given, the hotspot stays in view. */
  height?: number
  sizes?: string
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high' | 'low' | 'auto'
  className?: string
}

const DENSITIES = [0.5, 1, 1.5, 2] as const
const ASSET_URL = /\/images\/[^/]+\/[^/]+\/[a-f0-9]+-(\d+)x(\d+)\.(\w+)$/

/**
 * A picture from the Content Lake. Drawings (SVG) are shown as they are; photographs are asked for
 * in the sizes the page needs, cropped as the editor chose. Width and height are always written,
 * so nothing moves when it arrives. Renders nothing where there is no picture.
 */
export function ContentImage({
  value,
  width,
  height,
  loading = 'lazy',
  ...rest
}: ContentImageProps) {
  const url = value?.asset?.url
  const natural = value && visibleSize(value)
  if (!url || !natural) return null
  const size = layoutSize(natural, width, height)
  const { sizes, ...attributes } = rest
  const raster = rasterSources(value, url, size, natural)
  return (
    <img
      src={raster?.src ?? assetHref(url)}
      {...(raster && { srcSet: raster.srcSet, sizes })}
      alt={value.alt ?? ''}
      width={size.width}
      height={size.height}
      loading={loading}
      decoding="async"
      {...attributes}
    />
  )
}

/** @returns pixels of the part that the editor's crop leaves; undefined when unknown */
export function visibleSize({ asset, crop }: PictureValue): Size | undefined {
  const { width, height } = asset?.metadata?.dimensions ?? {}
  if (!width || !height) return undefined
  const across = 1 - (crop?.left ?? 0) - (crop?.right ?? 0)
  const down = 1 - (crop?.top ?? 0) - (crop?.bottom ?? 0)
  return { width: Math.round(width * across), height: Math.round(height * down) }
}

function layoutSize(natural: Size, width?: number, height?: number): Size {
  const ratio = natural.width / natural.height
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round(width / ratio) }
  if (height) return { width: Math.round(height * ratio), height }
  return natural
}

/**
 * Addresses of a photograph in several sizes, none larger than the original.
 * @returns undefined for drawings and for addresses that are not those of an image asset
 */
function rasterSources(
  value: PictureValue,
  url: string,
  size: Size,
  natural: Size,
): { src: string; srcSet: string } | undefined {
  const [, width, height, format] = ASSET_URL.exec(url) ?? []
  if (!width || !height || format === 'svg') return undefined
  const original = {
    url: assetHref(url),
    width: Number(width),
    height: Number(height),
    crop: { top: 0, bottom: 0, left: 0, right: 0, ...value.crop },
    focus: { x: 0.5, y: 0.5, ...value.hotspot },
  }
  const limit = Math.min(natural.width / size.width, natural.height / size.height)
  const scales = new Set(DENSITIES.map((density) => Math.min(density, limit)))
  const at = (scale: number) => {
    const pixels = Math.max(1, Math.round(size.width * scale))
    const height = Math.max(1, Math.round(size.height * scale))
    return { pixels, url: renditionUrl(original, pixels, height) }
  }
  return {
    src: at(Math.min(1, limit)).url,
    srcSet: [...scales]
      .map(at)
      .map(({ pixels, url }) => `${url} ${pixels}w`)
      .join(', '),
  }
}
