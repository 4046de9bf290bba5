/** @returns `index` wrapped to 0 up to `count`, exclusive; also between two indexes */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}
