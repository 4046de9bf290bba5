import { describe, expect, test } from 'vitest'
import { type Ordered, ordersAfterMove, sortByOrder } from './documentOrder.ts'

const at = (id: string, order: number | null, createdAt = '2026-01-01T00:00:00Z'): Ordered => ({
  id,
  order,
  createdAt,
})
const ids = (items: readonly Ordered[]) => items.map(({ id }) => id).join('')

/** The list after the orders have been written. */
function moved(items: readonly Ordered[], from: number, to: number): Ordered[] {
  const orders = ordersAfterMove(items, from, to)
  return sortByOrder(items.map((item) => ({ ...item, order: orders.get(item.id) ?? item.order })))
}

test('documents without an order follow those with one, oldest first', () => {
  const items = [at('c', null, '2026-03-01'), at('b', null, '2026-02-01'), at('a', 5)]
  expect(ids(sortByOrder(items))).toBe('abc')
})

describe('moving', () => {
  const abcd = [at('a', 10), at('b', 20), at('c', 30), at('d', 40)]

  test.each([
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [0, 1, 'bacd'],
    [2, 1, 'acbd'],
  ])('from %i to %i gives %s and writes one document', (from, to, expected) => {
    expect(ids(moved(abcd, from, to))).toBe(expected)
    expect(ordersAfterMove(abcd, from, to).size).toBe(1)
  })

  test('writes nothing when an item is moved to its own place or out of range', () => {
    expect(ordersAfterMove(abcd, 1, 1).size).toBe(0)
    expect(ordersAfterMove(abcd, 1, 4).size).toBe(0)
    expect(ordersAfterMove(abcd, 1, -1).size).toBe(0)
    expect(ordersAfterMove(abcd, 9, 1).size).toBe(0)
  })

  test('renumbers if there is no gap, and orders are positive integers', () => {
    const tight = [at('a', 0), at('b', 1), at('c', 2)]
    for (let from = 0; from < 3; from += 1) {
      for (let to = 0; to < 3; to += 1) {
        const expected = tight.toSpliced(from, 1).toSpliced(to, 0, tight[from] ?? at('?', 0))
        expect(ids(moved(tight, from, to))).toBe(ids(expected))
        for (const order of ordersAfterMove(tight, from, to).values()) {
          expect(Number.isInteger(order) && order >= 0).toBe(true)
        }
      }
    }
  })

  test('assigns an order to items that have none or share one', () => {
    const mixed = sortByOrder([
      at('a', 10),
      at('b', 10, '2026-02-01'),
      at('c', null),
      at('d', null),
    ])
    expect(ids(moved(mixed, 3, 0))).toBe('dabc')
    expect(ids(moved(mixed, 0, 1))).toBe('bacd')
  })
})
