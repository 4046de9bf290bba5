/** A document's place among those of its type, as the website sorts them. */
export interface Ordered {
  id: string
  order: number | null
  /** ISO 8601; decides where there is no order. */
  createdAt: string
}

/** Gap that is left for what is inserted later. */
export const ORDER_STEP = 10

/** Sorts as the website does: by order, those without one after the others, then by age. */
export function sortByOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
      a.createdAt.localeCompare(b.createdAt),
  )
}

/**
 * The new values of `order` that move the item from index `from` to index `to`. If its new
 * neighbours have a gap between them, only its own order changes; otherwise items are renumbered.
 * @param items in the current order
 * @returns new orders by id; empty if nothing changes
 */
export function ordersAfterMove(
  items: readonly Ordered[],
  from: number,
  to: number,
): Map<string, number> {
  const moved = items[from]
  if (!moved || from === to || to < 0 || to >= items.length) return new Map()
  const rest = items.toSpliced(from, 1)
  const between = orderBetween(rest[to - 1], rest[to])
  if (between !== undefined && rest.every(({ order }) => order !== null)) {
    return new Map([[moved.id, between]])
  }
  const numbered = rest
    .toSpliced(to, 0, moved)
    .map(({ id, order }, index) => ({ id, before: order, after: (index + 1) * ORDER_STEP }))
  return new Map(
    numbered.filter(({ before, after }) => before !== after).map(({ id, after }) => [id, after]),
  )
}

/** A whole number between two orders; undefined when there is none. Orders are not negative. */
function orderBetween(before: Ordered | undefined, after: Ordered | undefined): number | undefined {
  const low = before ? before.order : -1
  if (low === null) return undefined
  if (!after) return Math.floor(low) + ORDER_STEP
  if (after.order === null) return undefined
  const middle = Math.floor((low + after.order) / 2)
  return middle > low && middle < after.order ? middle : undefined
}
