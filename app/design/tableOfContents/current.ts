/**
 * The current entry: the last whose heading has passed the reading line.
 * @param topsPx distance of each heading from the window's top edge, in document order
 * @param linePx distance of the reading line from the window's top edge
 * @returns its index; the first entry until one has passed, -1 if there are none
 */
export function currentIndex(topsPx: readonly number[], linePx: number): number {
  let current = Math.min(0, topsPx.length - 1)
  topsPx.forEach((topPx, index) => {
    if (topPx <= linePx) current = index
  })
  return current
}
