/** @returns the index in 0..count-1 that `index` comes to when the row is joined into a ring */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}
