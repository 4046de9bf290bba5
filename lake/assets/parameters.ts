import { RequestError } from '../core/errors.ts'
import { defined } from '../core/json.ts'

/** Sanity's image URL parameters, validated. Sizes are output pixels before `dpr`. */
export interface ImageParameters {
  readonly width?: number
  readonly height?: number
  readonly maxWidth?: number
  readonly maxHeight?: number
  readonly minWidth?: number
  readonly minHeight?: number
  readonly fit: Fit
  readonly crop: string
  readonly focalX: number
  readonly focalY: number
  readonly rect?: { left: number; top: number; width: number; height: number }
  readonly quality?: number
  readonly dpr: number
  readonly autoFormat: boolean
  readonly format?: ImageFormat | 'json'
  readonly progressive: boolean
  readonly background?: string
  readonly blur?: number
  readonly sharpen?: number
  readonly flip: '' | 'h' | 'v' | 'hv'
  readonly orientation: 0 | 90 | 180 | 270
  readonly saturation?: number
  readonly pad?: number
  readonly invert: boolean
  readonly firstFrame: boolean
}

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
type Fit = (typeof FITS)[number]

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const CROPS = /^(center|focalpoint|entropy|top|bottom|left|right|(top|bottom),(left|right))$/
/** By the value of `fm`, or by the extension of a file. */
export const FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
}
const FLIPS = ['h', 'v', 'hv', 'vh'] as const

/** Longest output side in pixels, `dpr` included. */
export const OUTPUT_SIDE_MAX = 8192
/** Largest rendition in pixels, a 4K screen: a larger one takes many seconds and much memory. */
export const OUTPUT_PIXELS_MAX = 9_000_000
/** The timeout does not interrupt the drawing of an SVG, whose time grows with its pixels. */
export const SVG_PIXELS_MAX = 4_000_000
/** Encoding AVIF takes 25 bytes of memory for each pixel, three times as much as other formats. */
export const AVIF_PIXELS_MAX = 4_000_000

/** Parameters that change the picture; all others (for example `dl`) are ignored here. */
export const IMAGE_PARAMETER_NAMES = [
  'w',
  'h',
  'max-w',
  'max-h',
  'min-w',
  'min-h',
  'fit',
  'crop',
  'fp-x',
  'fp-y',
  'rect',
  'q',
  'dpr',
  'auto',
  'fm',
  'bg',
  'blur',
  'sharp',
  'flip',
  'or',
  'sat',
  'pad',
  'invert',
  'frame',
]

/**
 * Parses the parameters of an image URL.
 * @throws `RequestError` 400 naming the parameter and its allowed values
 */
export function parseImageParameters(search: URLSearchParams): ImageParameters {
  const read = numberReader(search)
  const format = parseFormat(search.get('fm'))
  const rect = parseRect(search.get('rect'))
  const values = {
    width: read('w', 1, OUTPUT_SIDE_MAX),
    height: read('h', 1, OUTPUT_SIDE_MAX),
    maxWidth: read('max-w', 1, OUTPUT_SIDE_MAX),
    maxHeight: read('max-h', 1, OUTPUT_SIDE_MAX),
    minWidth: read('min-w', 1, OUTPUT_SIDE_MAX),
    minHeight: read('min-h', 1, OUTPUT_SIDE_MAX),
    quality: read('q', 0, 100),
    blur: read('blur', 1, 2000),
    sharpen: read('sharp', 0, 100),
    saturation: read('sat', -100, 100),
    pad: read('pad', 0, 2000),
    background: parseBackground(search.get('bg')),
    format,
    rect,
  }
  return {
    ...defined(values),
    fit: oneOf('fit', search.get('fit') ?? 'clip', FITS),
    crop: parseCrop(search.get('crop')),
    focalX: read('fp-x', 0, 1) ?? 0.5,
    focalY: read('fp-y', 0, 1) ?? 0.5,
    dpr: read('dpr', 0.1, 3) ?? 1,
    autoFormat: parseAuto(search.get('auto')),
    progressive: search.get('fm') === 'pjpg',
    flip: parseFlip(search.get('flip')),
    orientation: parseOrientation(search.get('or')),
    invert: search.get('invert') === 'true',
    firstFrame: search.get('frame') === '1',
  }
}

function parameterError(name: string, expected: string): RequestError {
  return new RequestError(400, `Invalid image parameter "${name}": expected ${expected}`)
}

function numberReader(search: URLSearchParams) {
  return (name: string, min: number, max: number): number | undefined => {
    const text = search.get(name)
    if (text === null || text === '') return undefined
    const value = Number(text)
    if (!Number.isFinite(value) || value < min || value > max) {
      throw parameterError(name, `a number from ${min} to ${max}`)
    }
    return value
  }
}

function oneOf<const T extends readonly string[]>(
  name: string,
  value: string,
  allowed: T,
): T[number] {
  const found = allowed.find((each) => each === value)
  if (found === undefined) throw parameterError(name, `one of ${allowed.join(', ')}`)
  return found
}

function parseFormat(text: string | null): ImageFormat | 'json' | undefined {
  if (text === null) return undefined
  if (text === 'json') return 'json'
  const format = Object.hasOwn(FORMATS, text) ? FORMATS[text] : undefined
  if (!format) throw parameterError('fm', `one of ${Object.keys(FORMATS).join(', ')}`)
  return format
}

function parseCrop(text: string | null): string {
  if (text === null) return 'center'
  if (!CROPS.test(text)) {
    throw parameterError(
      'crop',
      'top, bottom, left, right, center, focalpoint, entropy or a corner',
    )
  }
  return text
}

function parseAuto(text: string | null): boolean {
  if (text === null) return false
  return oneOf('auto', text, ['format']) === 'format'
}

function parseFlip(text: string | null): ImageParameters['flip'] {
  if (text === null) return ''
  const flip = oneOf('flip', text, FLIPS)
  return flip === 'vh' ? 'hv' : flip
}

function parseOrientation(text: string | null): ImageParameters['orientation'] {
  const angles = { '0': 0, '90': 90, '180': 180, '270': 270 } as const
  return angles[oneOf('or', text ?? '0', ['0', '90', '180', '270'])]
}

function parseRect(text: string | null): ImageParameters['rect'] {
  if (text === null) return undefined
  const numbers = text.split(',').map(Number)
  const [left, top, width, height] = numbers
  const valid = numbers.length === 4 && numbers.every((n) => Number.isFinite(n) && n >= 0)
  if (!valid || left === undefined || top === undefined || !width || !height) {
    throw parameterError('rect', 'left,top,width,height in pixels')
  }
  return { left, top, width, height }
}

/**
 * Parses `rgb`, `argb`, `rrggbb` or `aarrggbb` in hexadecimal, like the CDN; returns `#rrggbbaa`.
 */
function parseBackground(text: string | null): string | undefined {
  if (text === null) return undefined
  const hex = text.replace(/^#/, '').toLowerCase()
  if (!/^([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) {
    throw parameterError('bg', 'a colour as rgb, argb, rrggbb or aarrggbb')
  }
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  return long.length === 6 ? `#${long}ff` : `#${long.slice(2)}${long.slice(0, 2)}`
}
