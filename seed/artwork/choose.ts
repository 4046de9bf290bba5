/** Deterministic choosing: a seeded random source and ways to take from a list. */

/** Returns numbers in [0, 1); the same seed gives the same sequence. */
export type Random = () => number

/** Mulberry32, a 32-bit generator: small, fast, and good enough for pictures. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The item at `index`, counting round and round. Throws on an empty list. */
export function cycle<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new Error('Cannot take an item from an empty list')
  return item
}

/** One item, chosen by `random`. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return cycle(list, Math.floor(random() * list.length))
}

/** `[make(0), make(1), ...]`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
