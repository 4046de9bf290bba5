/** Movement below this is an unsteady click, in pixels. */
const clickSlackPx = 6

/** Let go beyond this and the toast is gone, in pixels. */
const dismissDistancePx = 80

export function isDrag(movedPx: number): boolean {
  return Math.abs(movedPx) > clickSlackPx
}

/** What becomes of a toast let go this far from its place: a click dismisses, half a drag does not. */
export function dragEnd(movedPx: number): 'dismiss' | 'stay' {
  return isDrag(movedPx) && Math.abs(movedPx) < dismissDistancePx ? 'stay' : 'dismiss'
}
