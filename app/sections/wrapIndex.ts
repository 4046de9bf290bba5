/** @returns the index in 0..count-1 that `index` wraps to */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}
