import type { Metadata, Sharp } from 'sharp'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { RequestError } from '../core/errors.ts'
import {
  AVIF_PIXELS_MAX,
  type ImageFormat,
  type ImageParameters,
  OUTPUT_PIXELS_MAX,
  OUTPUT_SIDE_MAX,
  SVG_PIXELS_MAX,
} from './parameters.ts'
import { type ImageLimits, loadSharp } from './sharp.ts'

interface Size {
  readonly width: number
  readonly height: number
}

type Region = NonNullable<ImageParameters['rect']>

/** What the picture is resized to, and which part of the source it shows. */
interface Layout {
  /** The cropped part of the source, in source pixels. */
  readonly region?: Region | undefined
  readonly resize?: {
    readonly width: number
    readonly height: number
    readonly fit: 'fill' | 'cover' | 'contain' | 'inside'
    readonly position?: string | number
    readonly withoutEnlargement?: boolean
  }
}

/** What the picture is fitted into, in output pixels. */
interface Box extends Size {
  /** Margin on each side, outside the box. */
  readonly pad: number
}

const POSITIONS: Readonly<Record<string, string>> = {
  center: 'centre',
  top: 'north',
  bottom: 'south',
  left: 'west',
  right: 'east',
  entropy: 'entropy',
  'top,left': 'northwest',
  'top,right': 'northeast',
  'bottom,left': 'southwest',
  'bottom,right': 'southeast',
}

/**
 * Draws one rendition of an image. `format` is what to encode as.
 * @throws `RequestError` 400 for an impossible `rect`, 413 for too many pixels, 415 if
 * it cannot be decoded, 504 on timeout
 */
export async function renderImage(
  source: Buffer,
  parameters: ImageParameters,
  format: ImageFormat,
  limits: ImageLimits,
): Promise<Buffer> {
  try {
    return await draw(source, parameters, format, limits)
  } catch (error) {
    if (error instanceof RequestError) throw error
    const message = errorMessage(error)
    if (/timeout/i.test(message)) {
      throw new RequestError(504, 'The image took too long to process. Ask for a smaller one.')
    }
    if (/pixel limit/i.test(message)) throw new RequestError(413, 'The image has too many pixels')
    throw new RequestError(415, 'The image could not be processed')
  }
}

async function draw(
  source: Buffer,
  parameters: ImageParameters,
  format: ImageFormat,
  limits: ImageLimits,
): Promise<Buffer> {
  const seconds = Math.max(1, Math.ceil(limits.imageTimeoutMs / 1000))
  const options = { limitInputPixels: limits.imagePixelsMax }
  const sharp = await loadSharp()
  const still = await sharp(source, options).metadata()
  const isMoving = (format === 'gif' || format === 'webp') && !parameters.firstFrame
  const pages = isMoving ? framesWithin(still, limits) : 1
  const { delay, loop } = still
  const size = pages > 1 ? still : still.autoOrient
  const encodedMax = format === 'avif' ? AVIF_PIXELS_MAX : OUTPUT_PIXELS_MAX
  const pixelsMax =
    (still.format === 'svg' ? Math.min(SVG_PIXELS_MAX, encodedMax) : encodedMax) / pages
  const layout = layOut(parameters, { width: size.width, height: size.height }, pages, pixelsMax)

  let image = sharp(source, { ...options, animated: pages > 1 }).timeout({ seconds })
  if (pages <= 1) image = image.autoOrient()
  if (layout.region) image = image.extract(layout.region)
  if (layout.resize) {
    image = image.resize({
      ...layout.resize,
      background: parameters.background ?? transparentOrWhite(format),
    })
  }
  if (layout.pad > 0) {
    const { pad } = layout
    const background = parameters.background ?? transparentOrWhite(format)
    image = image.extend({ top: pad, bottom: pad, left: pad, right: pad, background })
  }
  image = await turn(image, parameters, seconds)
  image = await blur(image, parameters, seconds)
  const timing = pages > 1 && delay ? { delay, loop: loop ?? 0 } : {}
  return encode(effects(image, parameters), parameters, format, timing).toBuffer()
}

/** Uploads are bounded by one frame. An animation with more pixels is shown as its first frame. */
function framesWithin({ width, height, pages = 1 }: Metadata, limits: ImageLimits): number {
  return width * height * pages > limits.imagePixelsMax ? 1 : pages
}

const transparentOrWhite = (format: ImageFormat) => (format === 'jpeg' ? '#ffffff' : '#ffffff00')

/**
 * Flips and rotates frame by frame, because libvips stores the frames of an animation in one tall
 * picture. These follow the resizing, which sharp would run last in one pipeline, so they get a
 * pipeline of their own over the (already bounded) result.
 */
async function turn(
  image: Sharp,
  { flip, orientation }: ImageParameters,
  seconds: number,
): Promise<Sharp> {
  if (!flip && !orientation) return image
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, channels, pageHeight = info.height } = info
  const sharp = await loadSharp()
  const frames: Buffer[] = []
  const frameBytes = width * pageHeight * channels
  for (let start = 0; start < data.length; start += frameBytes) {
    const raw = { width, height: pageHeight, channels }
    let frame = sharp(data.subarray(start, start + frameBytes), { raw }).timeout({ seconds })
    if (flip.includes('h')) frame = frame.flop()
    if (flip.includes('v')) frame = frame.flip()
    if (orientation) frame = frame.rotate(orientation)
    if (frameBytes === data.length) return frame
    frames.push(await frame.raw().toBuffer())
  }
  const isSideways = orientation === 90 || orientation === 270
  const size = isSideways ? { width: pageHeight, height: width } : { width, height: pageHeight }
  const raw = {
    width: size.width,
    height: size.height * frames.length,
    channels,
    ...(frames.length > 1 ? { pageHeight: size.height } : {}),
  }
  return sharp(Buffer.concat(frames), { raw }).timeout({ seconds })
}

/** The time of a blur grows with its standard deviation. */
const BLUR_SIGMA_MAX = 8

/** A strong blur leaves no detail, so it is applied to a smaller copy, which is enlarged again. */
async function blur(image: Sharp, parameters: ImageParameters, seconds: number): Promise<Sharp> {
  if (!parameters.blur) return image
  // The CDN counts blur from 1 to 2000; a standard deviation of a twentieth looks the same.
  const sigma = Math.max(0.3, parameters.blur / 20)
  if (sigma <= BLUR_SIGMA_MAX) return image.blur(sigma)
  const sharp = await loadSharp()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels, pageHeight } = info
  const factor = BLUR_SIGMA_MAX / sigma
  const shrink = (side: number) => Math.max(1, Math.round(side * factor))
  const small = await sharp(data, { raw: { width, height, channels } })
    .timeout({ seconds })
    .resize(shrink(width), shrink(height), { fit: 'fill' })
    .blur(BLUR_SIGMA_MAX)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const enlarged = await sharp(small.data, { raw: small.info })
    .timeout({ seconds })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { ...enlarged.info, ...(pageHeight ? { pageHeight } : {}) }
  return sharp(enlarged.data, { raw }).timeout({ seconds })
}

function effects(image: Sharp, parameters: ImageParameters): Sharp {
  let result = image
  if (parameters.saturation !== undefined) {
    result = result.modulate({ saturation: 1 + parameters.saturation / 100 })
  }
  if (parameters.invert) result = result.negate({ alpha: false })
  if (parameters.sharpen) result = result.sharpen({ sigma: 0.5 + parameters.sharpen / 50 })
  if (parameters.background) result = result.flatten({ background: parameters.background })
  return result
}

function encode(
  image: Sharp,
  parameters: ImageParameters,
  format: ImageFormat,
  timing: { delay?: number[]; loop?: number },
): Sharp {
  const quality = Math.max(1, Math.round(parameters.quality ?? 75))
  switch (format) {
    case 'jpeg':
      return image
        .flatten({ background: parameters.background ?? '#ffffff' })
        .jpeg({ quality, progressive: parameters.progressive, mozjpeg: false })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality, ...timing })
    case 'avif':
      // Effort 2 encodes a phone-sized picture in well under a second on one core.
      return image.avif({ quality: Math.max(1, quality - 15), effort: 2 })
    case 'gif':
      return image.gif(timing)
  }
}

/**
 * Applies `rect`, the box (`w`, `h` and their bounds, times `dpr`) and `fit`. Pure.
 * @param pages frames of an animation
 * @param pixelsMax the largest output; for an animation, of one frame
 */
export function layOut(
  parameters: ImageParameters,
  source: Size,
  pages: number,
  pixelsMax: number,
): Layout & Pick<Box, 'pad'> {
  const rect = regionOf(parameters, source)
  const shown: Size = rect ?? source
  const { pad, ...box } = boxOf(parameters, shown, pixelsMax)
  // sharp finds the most detailed part of a single frame only. It reads all of the enlarged picture
  // for this, without regard to its timeout.
  const readableMax = Math.max(OUTPUT_PIXELS_MAX, shown.width * shown.height)
  const mustCentre = pages > 1 || coveringPixels(box, shown) > readableMax
  const crop = parameters.crop === 'entropy' && mustCentre ? 'center' : parameters.crop
  return { ...fitInto(box, { ...parameters, crop }, rect, shown), pad }
}

/** Pixels of the whole picture when it is just large enough to cover the box. */
function coveringPixels(box: Size, shown: Size): number {
  const factor = Math.max(box.width / shown.width, box.height / shown.height)
  return shown.width * shown.height * factor ** 2
}

function fitInto(
  box: Size,
  parameters: ImageParameters,
  region: Region | undefined,
  shown: Size,
): Layout {
  const { width, height } = box
  if (width === shown.width && height === shown.height) return { region }
  switch (parameters.fit) {
    case 'clip':
      return { region, resize: { width, height, fit: 'inside' } }
    case 'max':
      return { region, resize: { width, height, fit: 'inside', withoutEnlargement: true } }
    case 'scale':
      return { region, resize: { width, height, fit: 'fill' } }
    case 'fill':
      return { region, resize: { width, height, fit: 'contain' } }
    case 'fillmax':
      return { region, resize: { width, height, fit: 'contain', withoutEnlargement: true } }
    case 'min': {
      // Same proportions as the box, never larger than the source.
      const factor = Math.min(1, shown.width / width, shown.height / height)
      return crop(parameters, region, shown, {
        width: Math.max(1, Math.round(width * factor)),
        height: Math.max(1, Math.round(height * factor)),
      })
    }
    case 'crop':
      return crop(parameters, region, shown, box)
  }
}

function crop(
  parameters: ImageParameters,
  rect: Region | undefined,
  shown: Size,
  { width, height }: Size,
): Layout {
  if (parameters.crop === 'focalpoint') {
    const region = focalRegion(parameters, rect, shown, { width, height })
    return { region, resize: { width, height, fit: 'fill' } }
  }
  const position = POSITIONS[parameters.crop] ?? 'centre'
  return { region: rect, resize: { width, height, fit: 'cover', position } }
}

/** The largest region of the box's proportions whose centre is as near the focal point as fits. */
function focalRegion(
  { focalX, focalY }: ImageParameters,
  rect: Region | undefined,
  shown: Size,
  box: Size,
): Region {
  const factor = Math.min(shown.width / box.width, shown.height / box.height)
  const width = Math.max(1, Math.round(box.width * factor))
  const height = Math.max(1, Math.round(box.height * factor))
  const clamp = (value: number, max: number) => Math.round(Math.min(Math.max(0, value), max))
  return {
    left: (rect?.left ?? 0) + clamp(focalX * shown.width - width / 2, shown.width - width),
    top: (rect?.top ?? 0) + clamp(focalY * shown.height - height / 2, shown.height - height),
    width: Math.min(width, shown.width),
    height: Math.min(height, shown.height),
  }
}

/** The part named by `rect`, clipped to the picture. */
function regionOf({ rect }: ImageParameters, source: Size): Region | undefined {
  if (!rect) return undefined
  const left = Math.round(rect.left)
  const top = Math.round(rect.top)
  const width = Math.min(Math.round(rect.width), source.width - left)
  const height = Math.min(Math.round(rect.height), source.height - top)
  if (width < 1 || height < 1) {
    throw new RequestError(
      400,
      `Invalid image parameter "rect": it lies outside the image of ${source.width} x ${source.height} pixels`,
    )
  }
  return { left, top, width, height }
}

/** The box to fit into; without parameters of size, the picture's own size. */
function boxOf(parameters: ImageParameters, shown: Size, pixelsMax: number): Box {
  const ratio = shown.width / shown.height
  const { maxWidth, maxHeight, minWidth, minHeight } = parameters
  const crops = parameters.fit === 'crop' || parameters.fit === 'min'
  let { width, height } = parameters
  if (width === undefined && height === undefined) {
    // The picture's own size, scaled into the bounds.
    const shrink = Math.min(
      1,
      (maxWidth ?? Infinity) / shown.width,
      (maxHeight ?? Infinity) / shown.height,
    )
    width = shown.width * shrink
    height = shown.height * shrink
  }
  width ??= height === undefined ? shown.width : height * ratio
  height ??= width / ratio
  const boundWidth = Math.max(Math.min(width, maxWidth ?? Infinity), minWidth ?? 0)
  if (!crops) height *= boundWidth / width
  const boundHeight = Math.max(Math.min(height, maxHeight ?? Infinity), minHeight ?? 0)
  width = crops ? boundWidth : boundWidth * (boundHeight / height)
  height = boundHeight
  const { dpr, pad = 0 } = parameters
  return capped({ width: width * dpr, height: height * dpr, pad: pad * dpr }, pixelsMax)
}

/** Preserves proportions while no side and not the total, padding included, exceeds the largest. */
function capped({ width, height, pad }: Box, pixelsMax: number): Box {
  const total = { width: width + 2 * pad, height: height + 2 * pad }
  const factor = Math.min(
    1,
    OUTPUT_SIDE_MAX / total.width,
    OUTPUT_SIDE_MAX / total.height,
    Math.sqrt(pixelsMax / (total.width * total.height)),
  )
  // Rounded down, because the sum of rounded parts can exceed the largest output.
  const whole = factor < 1 ? Math.floor : Math.round
  return {
    width: Math.max(1, whole(width * factor)),
    height: Math.max(1, whole(height * factor)),
    pad: whole(pad * factor),
  }
}
