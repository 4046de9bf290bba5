/**
 * The value below or at which a share of the values lie (nearest rank).
 * @param share from 0 to 1
 * @returns NaN when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(sorted.length * share))
  return sorted[rank - 1] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
