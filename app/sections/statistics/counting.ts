/** A count takes this many steps, whatever the number. */
export const COUNT_STEPS = 100
export const COUNT_STEP_MS = 20

/**
 * The number shown after a step of the count. Small numbers ("1m") would stand still for most of
 * it, so they count in tenths until the last step.
 * @param step from 0 to COUNT_STEPS
 */
export function countedValue(target: number, step: number): string {
  if (step >= COUNT_STEPS) return String(target)
  const value = (target * step) / COUNT_STEPS
  return target < 10 ? value.toFixed(1) : String(Math.round(value))
}
