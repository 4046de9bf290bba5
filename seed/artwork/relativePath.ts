import type { Contour, Point } from './outlines.ts'

/**
 * Path data with relative whole numbers. The same letter has the same data wherever it is, so it
 * compresses well.
 * @param contours completed contours in px
 * @param unitsPerPx the precision; the path must be scaled down by it
 */
export function relativePath(contours: readonly Contour[], unitsPerPx: number): string {
  let from: Position = { x: 0, y: 0 }
  const parts: string[] = []
  for (const contour of contours) {
    const points = contour.map((point) => rounded(point, unitsPerPx))
    const [start] = points
    if (!start) continue
    parts.push(command('m', [start.x - from.x, start.y - from.y]), contourData(points, start), 'z')
    from = start
  }
  return parts.join('')
}

interface Position {
  readonly x: number
  readonly y: number
}

const rounded = ({ x, y, onCurve }: Point, unitsPerPx: number): Point => ({
  x: Math.round(x * unitsPerPx),
  y: Math.round(y * unitsPerPx),
  onCurve,
})

function contourData(points: Contour, start: Point): string {
  const parts: string[] = []
  let from = start
  /** Of the curve that ends here. */
  let control: Position | undefined
  for (let index = 1; index < points.length; index++) {
    const point = points[index] ?? start
    if (point.onCurve) {
      parts.push(lineData(point.x - from.x, point.y - from.y))
      control = undefined
      from = point
      continue
    }
    const end = points[++index] ?? start
    const mirrored = control && { x: 2 * from.x - control.x, y: 2 * from.y - control.y }
    const isSmooth = mirrored !== undefined && isNear(mirrored, point)
    const delta = [end.x - from.x, end.y - from.y]
    parts.push(
      isSmooth ? command('t', delta) : command('q', [point.x - from.x, point.y - from.y, ...delta]),
    )
    control = isSmooth ? mirrored : point
    from = end
  }
  return parts.join('')
}

/** A difference of one unit is that of rounding. */
const isNear = (a: Position, b: Position) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1

function lineData(x: number, y: number): string {
  if (y === 0) return x === 0 ? '' : command('h', [x])
  return x === 0 ? command('v', [y]) : command('l', [x, y])
}

/** A minus separates numbers too. */
const command = (letter: string, numbers: readonly number[]) =>
  letter + numbers.map((number, index) => (index > 0 && number >= 0 ? ' ' : '') + number).join('')
