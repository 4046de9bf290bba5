/** Bars before, during and after the gap; the text columns below have the same proportions. */
export const gapBars = { before: 14, during: 16, after: 18 } as const

/** Height of the drawing, and what a bar has of it without a network. */
const HEIGHT = 100
const LOST = 6
const PITCH = 10
const BAR = 9

/** @returns heights of the bars: fading, lost, and wavering at full strength again */
function strengths(): { before: number[]; during: number[]; after: number[] } {
  const { before, during, after } = gapBars
  return {
    before: Array.from({ length: before }, (_, index) => (index === 0 ? 60 : 100 - index * 3)),
    during: Array.from({ length: during }, () => LOST),
    after: Array.from({ length: after }, (_, index) => 100 - ((index * 16 + 30) % 46)),
  }
}

function bars(heights: readonly number[], firstBar: number): string {
  return heights
    .map(
      (height, index) =>
        `M${(firstBar + index) * PITCH} ${HEIGHT - height}h${BAR}v${height}h-${BAR}z`,
    )
    .join('')
}

/** The signal as SVG path data, on a field of `width` by `height`. */
export function signalPaths() {
  const { before, during, after } = strengths()
  const back = before.length + during.length
  return {
    width: (back + after.length) * PITCH - (PITCH - BAR),
    height: HEIGHT,
    received: bars(before, 0) + bars(after, back),
    lost: bars(during, before.length),
  }
}
