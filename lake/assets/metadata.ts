import { RequestError } from '../core/errors.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type ImageLimits, loadSharp } from './sharp.ts'
import { isDrawable, svgSize } from './svg.ts'

/** The metadata derived from an image's bytes, in the shape of `sanity.imageMetadata`. */
export interface ImageDescription {
  /** File extension Sanity uses for the format: jpg, png, gif, webp, avif, tif or svg. */
  readonly extension: string
  readonly mimeType: string
  /** Displayed size in pixels, EXIF orientation applied. */
  readonly width: number
  readonly height: number
  readonly metadata: ImageMetadata
}

export interface ImageMetadata {
  readonly _type: 'sanity.imageMetadata'
  readonly dimensions: {
    readonly _type: 'sanity.imageDimensions'
    readonly width: number
    readonly height: number
    readonly aspectRatio: number
  }
  readonly hasAlpha: boolean
  readonly isOpaque: boolean
  /** Low-quality image placeholder as a data URL, at most 20 pixels wide. */
  readonly lqip?: string
  readonly palette?: Palette
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  tiff: 'tif',
}

/**
 * Reads an image's format from its bytes (never from its name) and computes dimensions, opacity,
 * placeholder and palette.
 * @throws `RequestError` 415 when it is not a supported image and 413 when it has more pixels than
 * allowed
 */
export async function describeImage(bytes: Buffer, limits: ImageLimits): Promise<ImageDescription> {
  const found = describeSvg(bytes) ?? (await describeRaster(bytes))
  if (found.width * found.height > limits.imagePixelsMax && found.extension !== 'svg') {
    throw new RequestError(
      413,
      `The image has ${found.width} x ${found.height} pixels; at most ${limits.imagePixelsMax.toLocaleString('en')} pixels are allowed`,
    )
  }
  const { width, height, hasAlpha } = found
  const isDrawn = found.extension !== 'svg' || isDrawable(bytes)
  const preview = isDrawn ? await previewOf(bytes, limits).catch(() => null) : null
  // An SVG that cannot be drawn is still a valid upload; a raster image that cannot is broken.
  if (!preview && found.extension !== 'svg') {
    throw new RequestError(415, 'The image could not be decoded: the file is damaged or incomplete')
  }
  return {
    extension: found.extension,
    mimeType: found.mimeType,
    width,
    height,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque: preview ? preview.isOpaque : !hasAlpha,
      ...(preview ? { lqip: preview.lqip, palette: preview.palette } : {}),
    },
  }
}

function describeSvg(bytes: Buffer) {
  const size = svgSize(bytes)
  return size && { ...size, extension: 'svg', mimeType: 'image/svg+xml', hasAlpha: true }
}

async function describeRaster(bytes: Buffer) {
  const sharp = await loadSharp()
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const format = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format
  const extension = format ? EXTENSIONS[format] : undefined
  if (!found?.width || !found.height || !extension || !format) throw unsupported(bytes)
  return {
    // For animations the size is that of one page.
    ...found.autoOrient,
    hasAlpha: found.hasAlpha ?? false,
    extension,
    mimeType: `image/${format}`,
  }
}

/** Brands of a HEIF file, from the box it begins with; one with AV1 is AVIF, which is supported. */
const HEIF = /^ftyp(?:he|mif1|msf1)/

function unsupported(bytes: Buffer): RequestError {
  const advice = HEIF.test(bytes.toString('latin1', 4, 12))
    ? '. Save photos of an iPhone (HEIC) as JPEG first'
    : ''
  return new RequestError(
    415,
    `The file is not an image of a supported type (JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG)${advice}`,
  )
}

/** One decode to a small picture serves both the palette and the placeholder. */
async function previewOf(bytes: Buffer, limits: ImageLimits) {
  const seconds = Math.max(1, Math.ceil(limits.imageTimeoutMs / 1000))
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixelsMax })
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: 96, height: 96, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  const small = sharp(data, { raw }).resize({ width: 20, withoutEnlargement: true })
  const opaque = isOpaque(data)
  const format = opaque ? 'jpeg' : 'png'
  const placeholder = await (opaque
    ? small.removeAlpha().jpeg({ quality: 50 })
    : small.png({ palette: true })
  ).toBuffer()
  return {
    palette: paletteOf(data),
    isOpaque: opaque,
    lqip: `data:image/${format};base64,${placeholder.toString('base64')}`,
  }
}

function isOpaque(rgba: Buffer): boolean {
  for (let i = 3; i < rgba.length; i += 4) if ((rgba[i] ?? 255) < 255) return false
  return true
}
