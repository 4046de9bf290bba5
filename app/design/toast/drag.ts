/** Movement below this is an unsteady click, in pixels. */
const CLICK_SLACK_PX = 6

/** A toast released beyond this distance is dismissed, in pixels. */
const DISMISS_DISTANCE_PX = 80

export function isDrag(movedPx: number): boolean {
  return Math.abs(movedPx) > CLICK_SLACK_PX
}

/**
 * The result of releasing a toast at this distance: a click dismisses it, a short drag does not.
 */
export function dragEnd(movedPx: number): 'dismiss' | 'stay' {
  return isDrag(movedPx) && Math.abs(movedPx) < DISMISS_DISTANCE_PX ? 'stay' : 'dismiss'
}
