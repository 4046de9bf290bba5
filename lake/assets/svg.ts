/** Dimensions of an SVG document in CSS pixels. */
export interface SvgSize {
  readonly width: number
  readonly height: number
}

/** Larger than any of the shipped drawings. */
export const DRAWN_BYTES_MAX = 256 * 1024
const USES_MAX = 100
/** What can take minutes to draw, and an entity or an encoded SVG, which can contain it. */
const COSTLY_CONTENT = /filter|<!ENTITY|data:image\/svg/i

const HEAD_BYTES_MAX = 64 * 1024
const FALLBACK: SvgSize = { width: 300, height: 150 }

/**
 * One part of what may precede the root tag; `\s` includes a byte-order mark. Parts are matched one
 * by one, because a repetition in the expression would try every way to divide the text.
 */
const PROLOGUE_PART = /\s+|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/iy
const ROOT_TAG = /<svg(?=[\s>/])[^>]*>/iy

/** Finds the root `<svg ...>` tag after an optional XML declaration, doctype and comments. */
function rootTag(bytes: Buffer): string | null {
  const head = bytes.subarray(0, HEAD_BYTES_MAX).toString('utf8')
  ROOT_TAG.lastIndex = 0
  PROLOGUE_PART.lastIndex = 0
  while (PROLOGUE_PART.test(head)) ROOT_TAG.lastIndex = PROLOGUE_PART.lastIndex
  return ROOT_TAG.exec(head)?.[0] ?? null
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return match?.[1] ?? match?.[2]
}

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** Absolute lengths only: percentages and font-relative units can't be converted to pixels. */
function pixels(length: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(px|pt|pc|mm|cm|in)?$/.exec(length?.trim() ?? '')
  if (!match) return undefined
  const value = Number(match[1]) * (PIXELS_PER_UNIT[match[2] ?? 'px'] ?? 1)
  return value > 0 ? value : undefined
}

/**
 * Intrinsic size by the rules of CSS: `width`/`height` where absolute, else the `viewBox`, else 300
 * by 150. Null if the bytes are not an SVG document. Whole pixels, at least 1.
 */
export function svgSize(bytes: Buffer): SvgSize | null {
  const tag = rootTag(bytes)
  if (!tag) return null
  const box = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const boxWidth = box.length === 4 && Number.isFinite(box[2]) ? box[2] : undefined
  const boxHeight = box.length === 4 && Number.isFinite(box[3]) ? box[3] : undefined
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : undefined
  const width = pixels(attribute(tag, 'width'))
  const height = pixels(attribute(tag, 'height'))
  const found =
    width && height
      ? { width, height }
      : width && ratio
        ? { width, height: width / ratio }
        : height && ratio
          ? { width: height * ratio, height }
          : boxWidth && boxHeight
            ? { width: boxWidth, height: boxHeight }
            : FALLBACK
  const whole = (value: number) => Math.min(99_999, Math.max(1, Math.round(value)))
  return { width: whole(found.width), height: whole(found.height) }
}

/**
 * Whether an SVG may be drawn as pixels. Checked before, because the timeout of sharp does not
 * interrupt a drawing.
 */
export function isDrawable(bytes: Buffer): boolean {
  if (bytes.length > DRAWN_BYTES_MAX) return false
  const text = bytes.toString('utf8')
  return !COSTLY_CONTENT.test(text) && (text.match(/<(?:\w+:)?use\b/gi) ?? []).length <= USES_MAX
}
