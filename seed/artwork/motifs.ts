/**
 * The motifs of the cloth. A motif is a grid of thread letters (see palette.ts): `ground` and
 * `figure` are such letters, and `accent` is the letter in the middle of motifs that have one.
 */
import { times } from './choose.ts'

/** Rows of thread letters, all equally long. One letter is one pick. */
export type Grid = readonly string[]

export interface MotifThreads {
  readonly ground: string
  readonly figure: string
  readonly accent?: string | undefined
}

type Motif = (width: number, threads: MotifThreads, height?: number) => string[]

const row = (width: number, letter: (column: number) => string): string =>
  times(width, letter).join('')

const middle = (width: number): number => (width - 1) / 2

/** Replaces `#` by the figure, `o` by the accent and anything else by the ground. */
const drawn = (template: readonly string[], { ground, figure, accent }: MotifThreads): string[] =>
  template.map((line) =>
    [...line]
      .map((mark) => (mark === '#' ? figure : mark === 'o' ? (accent ?? figure) : ground))
      .join(''),
  )

const combRows = ['.........', '#.#.#.#.#', '#.#.#.#.#', '#########']
const hashRows = [
  '.........',
  '..#...#..',
  'oo#oooooo',
  '..#...#..',
  '..#...#..',
  'oooooo#oo',
  '..#...#..',
  '..#...#..',
  '.........',
]

export const motifs = {
  solid: (width, { ground }, height = 3) => times(height, () => ground.repeat(width)),
  warp: (width, { ground, figure }, height = 9) =>
    times(height, () => row(width, (column) => (column % 2 ? figure : ground))),
  warpThree: (width, { ground, figure }, height = 9) => {
    const lit = new Set([1, width - 2, middle(width)])
    return times(height, () => row(width, (column) => (lit.has(column) ? figure : ground)))
  },
  bars: (width, { ground, figure }, height = 6) =>
    times(height, (line) => (line % 2 ? figure : ground).repeat(width)),
  checker: (width, { ground, figure }) =>
    times(9, (line) =>
      row(width, (column) =>
        (Math.floor(column / 3) + Math.floor(line / 3)) % 2 ? figure : ground,
      ),
    ),
  fine: (width, { ground, figure }, height = 6) =>
    times(height, (line) => row(width, (column) => ((column + line) % 2 ? figure : ground))),
  diamond: (width, { ground, figure }) => {
    const m = middle(width)
    return times(width, (line) =>
      row(width, (column) => (Math.abs(column - m) + Math.abs(line - m) <= m ? figure : ground)),
    )
  },
  ring: (width, { ground, figure, accent }) => {
    const m = middle(width)
    const letter = (distance: number): string => {
      if (distance <= 1) return accent ?? ground
      return distance > m - 2 && distance <= m ? figure : ground
    }
    return times(width, (line) =>
      row(width, (column) => letter(Math.abs(column - m) + Math.abs(line - m))),
    )
  },
  glass: (width, { ground, figure }) => {
    const m = middle(width)
    return times(width, (line) =>
      row(width, (column) => (Math.abs(column - m) <= Math.abs(line - m) ? figure : ground)),
    )
  },
  step: (width, { ground, figure }) =>
    times(width, (line) => row(width, (column) => (column <= line ? figure : ground))),
  comb: (_width, threads) => drawn([...combRows, ...combRows.toReversed()], threads),
  hash: (_width, threads) => drawn(hashRows, threads),
  chevron: (width, { ground, figure }) => {
    const m = middle(width)
    return times(8, (line) =>
      row(width, (column) => ((line + Math.abs(column - m)) % 4 < 2 ? figure : ground)),
    )
  },
  tooth: (width, { ground, figure }) =>
    times(6, (line) =>
      row(width, (column) => (line < (column % 3 === 1 ? 4 : 2) ? figure : ground)),
    ),
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

const BLOCK_PICKS = 9

/** One motif cut or filled up to a square of `BLOCK_PICKS`. */
export function block(name: MotifName, threads: MotifThreads): Grid {
  const drawing: Motif = motifs[name]
  const lines = drawing(BLOCK_PICKS, threads)
  while (lines.length < BLOCK_PICKS) lines.push(threads.ground.repeat(BLOCK_PICKS))
  return lines.slice(0, BLOCK_PICKS)
}
