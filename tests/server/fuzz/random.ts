import { seeded } from '../../../seed/artwork/choose.ts'

/** Pseudo-random choices determined by one seed, so that a failure can be reproduced. */
export interface Random {
  /** A whole number from 0 to `below` (exclusive). */
  int(below: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Text of letters, digits, punctuation, controls, other scripts and broken surrogates. */
  text(lengthMax: number): string
  /** Bytes of any value. */
  bytes(lengthMax: number): Buffer
  /** A JSON value of any shape, a few levels deep. */
  json(depth?: number): unknown
}

const SNIPPETS = [
  '',
  '0',
  '-1',
  'NaN',
  '1e999',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\u0000',
  '\r\n',
  '../',
  '..%2f',
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '//',
  '\\',
  '?',
  '#',
  '&',
  '=',
  ';',
  '..',
  '.',
  '<script>',
  '"',
  "'",
  '`',
  '{{7*7}}',
  '$(x)',
  '-- ',
  'constructor',
  '__proto__',
  'toString',
  'prototype',
  'drafts.',
  'versions.',
  '$',
  '^',
  '@',
  '*',
  '->',
  '|',
  '...',
  'é',
  'ß',
  '\u202e',
  '\ufeff',
  '\ud800',
  '😀',
  'ɔ',
  '中',
  '\u0301',
  'ﬀ',
  'İ',
] as const

export function createRandom(seed: number): Random {
  const next = seeded(seed)
  const int = (below: number) => Math.floor(next() * below)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[int(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  const text = (lengthMax: number) => {
    let made = ''
    for (const length = int(lengthMax + 1); made.length < length; ) {
      const kind = next()
      if (kind < 0.5) made += String.fromCharCode(97 + int(26))
      else if (kind < 0.7) made += String.fromCharCode(32 + int(95))
      else made += pick(SNIPPETS) || 'x'
    }
    return made
  }
  const json = (depth = 3): unknown => {
    const kind = int(depth > 0 ? 9 : 6)
    if (kind === 0) return null
    if (kind === 1) return next() < 0.5
    if (kind === 2) return pick([0, -1, 1.5, 1e308, -0, 2 ** 53, int(1000)])
    if (kind < 6) return text(20)
    const members = Array.from({ length: int(4) }, () => json(depth - 1))
    if (kind === 6) return members
    return Object.fromEntries(members.map((member) => [pick(KEYS) + text(3), member]))
  }
  return {
    int,
    chance: (share) => next() < share,
    pick,
    text,
    bytes: (lengthMax) => Buffer.from(Array.from({ length: int(lengthMax + 1) }, () => int(256))),
    json,
  }
}

/** Picks an item with a probability in proportion to its weight. */
export function pickWeighted<Item>(
  random: Random,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let at = random.int(total * 1000) / 1000
  for (const item of items) {
    at -= weightOf(item)
    if (at < 0) return item
  }
  throw new Error('The weights do not add up')
}

const KEYS = ['_id', '_type', '_key', '_ref', '_rev', 'title', 'path', 'a', '__proto__', '']
