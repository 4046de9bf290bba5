/** A count takes this many steps, whatever the number. */
export const COUNT_STEPS = 100
export const COUNT_STEP_MS = 20

/**
 * The number after a step of the count. It starts at one, because a zero would be wrong, and a
 * number of one ("1m") does not count.
 * @param step from 0 to COUNT_STEPS
 */
export function countedValue(target: number, step: number): number {
  if (step >= COUNT_STEPS) return target
  return Math.min(target, Math.max(1, Math.ceil((target * step) / COUNT_STEPS)))
}
