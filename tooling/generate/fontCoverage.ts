import subsetFont from 'subset-font'
import { characterMap } from '../../seed/artwork/characterMap.ts'

/** @returns the code points of a `unicode-range` in CSS */
export function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    return codePointsBetween(Number.parseInt(first, 16), Number.parseInt(last, 16))
  })
}

export function codePointsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}

/** @returns these of the code points, for which a WOFF2 file has a glyph */
export async function coveredBy(font: Buffer, codePoints: readonly number[]): Promise<number[]> {
  const uncompressed = await subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  const glyphOf = characterMap(uncompressed)
  return codePoints.filter((codePoint) => glyphOf(String.fromCodePoint(codePoint)) !== 0)
}

/** @returns the `unicode-range` of code points in ascending order */
export function unicodeRange(codePoints: readonly number[]): string {
  const isNext = (codePoint: number, index: number) => codePoints[index - 1] === codePoint - 1
  const firsts = codePoints.filter((codePoint, index) => !isNext(codePoint, index))
  const lasts = codePoints.filter((codePoint, index) => codePoints[index + 1] !== codePoint + 1)
  const hex = (codePoint = 0) => codePoint.toString(16).toUpperCase()
  return firsts
    .map((first, index) =>
      first === lasts[index] ? `U+${hex(first)}` : `U+${hex(first)}-${hex(lasts[index])}`,
    )
    .join()
}
