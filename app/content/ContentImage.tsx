import type { CSSProperties } from 'react'
import { useIsBelowFirstView } from './belowFirstView.ts'
import { type Original, renditionUrl } from './imageUrl.ts'
import { assetHref } from './links.ts'

/** A picture as returned by `pictureFragment`. */
export interface PictureValue {
  alt?: string | null
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  asset?: { url?: string | null; width?: number | null; height?: number | null } | null
}

interface Size {
  width: number
  height: number
}

interface ContentImageProps {
  value: PictureValue | null | undefined
  /** Layout width on a large screen, in CSS pixels. One side follows from the other. */
  width?: number
  /** Layout height, in CSS pixels; if both sides are given, the hotspot remains visible. */
  height?: number
  sizes?: string
  /** Of the main picture in the first view: it is requested first. Ignored below the first view. */
  priority?: boolean
  /** Below the first view all pictures are lazy. */
  loading?: 'eager' | 'lazy'
  className?: string
  /** The picture whose hotspot counts on phones, which show that one in its place. */
  hotspotOnPhones?: PictureValue | null | undefined
}

const DENSITIES = [0.5, 1, 1.5, 2] as const
const ASSET_URL = /\/images\/[^/]+\/[^/]+\/[a-f0-9]+-(\d+)x(\d+)\.\w+$/

/**
 * A picture from the Content Lake. Drawings (SVG) are shown unchanged; photographs are requested in
 * the sizes the page needs, with the editor's crop. A layout that shows a part only shows the part
 * around the editor's hotspot. Width and height are always written, so the picture causes no layout
 * shift. Renders nothing without a picture.
 */
export function ContentImage({
  value,
  width,
  height,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  sizes,
  className,
  hotspotOnPhones,
}: ContentImageProps) {
  const isBelowFirstView = useIsBelowFirstView()
  const sources = value && imageSources(value, { width, height })
  if (!sources) return null
  const { size, src, srcSet } = sources
  // If both sides are given, the rendition is cropped around the hotspot already.
  const style = width && height ? undefined : hotspotStyle(value, hotspotOnPhones ?? value)
  return (
    <img
      src={src}
      {...(srcSet && { srcSet, sizes })}
      alt={value.alt ?? ''}
      width={size.width}
      height={size.height}
      decoding="async"
      loading={isBelowFirstView ? 'lazy' : loading}
      style={style}
      fetchPriority={priority && !isBelowFirstView ? 'high' : undefined}
      className={className}
    />
  )
}

/**
 * @returns size in pixels of the cropped part; of a drawing, which can't be cropped, the whole;
 * undefined if unknown
 */
export function visibleSize(value: PictureValue): Size | undefined {
  const { width, height } = value.asset ?? {}
  if (!width || !height) return undefined
  const { across, down } = visibleShares(value)
  return { width: Math.round(width * across), height: Math.round(height * down) }
}

/**
 * Fractions of the picture, from 0 to 1: what the editor's crop removes at the left and the top,
 * and the rest.
 */
function visibleShares({ asset, crop }: PictureValue) {
  const { left = 0, right = 0, top = 0, bottom = 0 } = (!isDrawing(asset?.url) && crop) || {}
  return { left, top, across: 1 - left - right, down: 1 - top - bottom }
}

interface HotspotStyle extends CSSProperties {
  /** Of the picture on phones, from 0 to 1; for heroes that cut it off at the window. */
  '--hotspot-x'?: number | undefined
  '--hotspot-y'?: number | undefined
  /** Height of the picture, as a share of its width. */
  '--picture-height'?: number | undefined
  /** Distance of the hotspot's centre from the top of the picture, as a share of its width. */
  '--hotspot-centre'?: number | undefined
}

function hotspotStyle(value: PictureValue, onPhones: PictureValue): HotspotStyle | undefined {
  const hotspot = hotspotOf(value)
  const small = hotspotOf(onPhones)
  const { width = 1, height = 1 } = visibleSize(value) ?? {}
  if (!hotspot && !small) return undefined
  return {
    objectPosition: hotspot && `${hotspot.x}% ${hotspot.y}%`,
    '--hotspot-x': small && small.x / 100,
    '--hotspot-y': small && small.y / 100,
    '--picture-height': hotspot && shortened(height / width),
    '--hotspot-centre': hotspot && shortened((hotspot.centreY * height) / width),
  }
}

/** A fifth digit is less than a pixel of a wide window. */
const shortened = (value: number) => Number(value.toFixed(4))

interface Hotspot {
  /** The position that shows it, as for `object-position`, in percent. */
  x: number
  y: number
  /** Of its centre, from 0 to 1. */
  centreY: number
}

/** @returns the hotspot of the cropped part; undefined if the editor set none */
function hotspotOf(value: PictureValue): Hotspot | undefined {
  const { x, y, width = 1, height = 1 } = value.hotspot ?? {}
  // The Studio's default until the circle is moved: the whole picture.
  if (x === undefined || y === undefined || (width === 1 && height === 1)) return undefined
  const { left, top, across, down } = visibleShares(value)
  return {
    x: positionOf((x - width / 2 - left) / across, width / across),
    y: positionOf((y - height / 2 - top) / down, height / down),
    centreY: (y - top) / down,
  }
}

/** The shortest window in which the centre of a hotspot is visible, as a share of the side. */
const SHORTEST_WINDOW = 0.3
/** Least distance of the centre from the ends of that window, as a share of the side. */
const MARGIN = 0.035

/**
 * A window that is as long as the hotspot shows exactly that at `begin / (1 - length)`, and a longer
 * one shows the hotspot and more at both ends. The position of a hotspot that is longer than its
 * window is moved as far as its centre requires.
 * @param begin of the hotspot, as a share of the side
 */
function positionOf(begin: number, length: number): number {
  const whole = length < 1 ? begin / (1 - length) : 0.5
  const centre = begin + length / 2
  const hidden = 1 - SHORTEST_WINDOW
  const first = (centre + MARGIN - SHORTEST_WINDOW) / hidden
  const last = (centre - MARGIN) / hidden
  const share = Math.min(last, Math.max(first, whole))
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}

const isDrawing = (url: string | null | undefined) => url?.endsWith('.svg') ?? false

interface Layout {
  width?: number | undefined
  height?: number | undefined
  /** Limits the width of a photograph for which no side is given. */
  widthMax?: number
}

interface ImageSources {
  /** Layout size, in CSS pixels. */
  size: Size
  src: string
  /** Renditions of a photograph, by width; a drawing has none. */
  srcSet?: string
}

/**
 * URLs of a picture for a layout: of a drawing the file itself, of a photograph renditions with the
 * editor's crop.
 * @returns undefined without a picture or its dimensions
 */
export function imageSources(value: PictureValue, layout: Layout): ImageSources | undefined {
  const url = value.asset?.url
  const natural = visibleSize(value)
  if (!url || !natural) return undefined
  const { width, height, widthMax = natural.width } = layout
  const isLimited = !width && !height && !isDrawing(url)
  const size = layoutSize(natural, isLimited ? Math.min(widthMax, natural.width) : width, height)
  return { size, src: assetHref(url), ...rasterSources(value, url, size, natural) }
}

function layoutSize(natural: Size, width?: number, height?: number): Size {
  const ratio = natural.width / natural.height
  if (width && height) return { width, height }
  if (width) return { width, height: Math.round(width / ratio) }
  if (height) return { width: Math.round(height * ratio), height }
  return natural
}

/**
 * URLs of a photograph in several sizes, none larger than the original.
 * @returns undefined for drawings and for URLs that are not of an image asset
 */
function rasterSources(
  value: PictureValue,
  url: string,
  size: Size,
  natural: Size,
): { src: string; srcSet: string } | undefined {
  const original = originalOf(value, url)
  if (!original) return undefined
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

/** @returns a photograph as `imageUrl.ts` crops it; undefined for what `rasterSources` leaves out */
export function originalOf({ crop, hotspot }: PictureValue, url: string): Original | undefined {
  const [, width, height] = ASSET_URL.exec(url) ?? []
  if (!width || !height || isDrawing(url)) return undefined
  return {
    url: assetHref(url),
    width: Number(width),
    height: Number(height),
    crop: { top: 0, bottom: 0, left: 0, right: 0, ...crop },
    hotspot: { x: 0.5, y: 0.5, ...hotspot },
  }
}
