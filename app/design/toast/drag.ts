/** Movement below this is an unsteady click, in pixels. */
const clickSlackPx = 6

/** A toast released beyond this distance is dismissed, in pixels. */
const dismissDistancePx = 80

export function isDrag(movedPx: number): boolean {
  return Math.abs(movedPx) > clickSlackPx
}

/**
 * The result of releasing a toast at this distance: a click dismisses it, a short drag does not.
 */
export function dragEnd(movedPx: number): 'dismiss' | 'stay' {
  return isDrag(movedPx) && Math.abs(movedPx) < dismissDistancePx ? 'stay' : 'dismiss'
}
