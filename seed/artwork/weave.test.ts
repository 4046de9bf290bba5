import { describe, expect, test } from 'vitest'
import { block, motifs } from './motifs.ts'
import { threads } from './palette.ts'
import { cloth, runs, strip, turned, woven } from './weave.ts'

const letters = new Set(Object.keys(threads))

describe('motifs', () => {
  test.each(Object.entries(motifs))('%s is a grid nine picks wide', (_name, motif) => {
    const grid = motif(9, { ground: 'K', figure: 'C' }, 6)
    expect(grid.length).toBeGreaterThan(0)
    expect(grid.every((row) => /^[KC]{9}$/.test(row))).toBe(true)
  })

  test('are cut to a square as blocks', () => {
    expect(block('comb', { ground: 'K', figure: 'C' })).toHaveLength(9)
    expect(block('warp', { ground: 'K', figure: 'C' })).toHaveLength(9)
  })
})

describe('strip', () => {
  test('has the length asked for and only known threads', () => {
    const grid = strip(7, 61)
    expect(grid).toHaveLength(61)
    expect(grid.every((row) => row.length === 9 && [...row].every((it) => letters.has(it)))).toBe(
      true,
    )
  })

  test('is the same for the same seed', () => {
    expect(strip(12, 80)).toEqual(strip(12, 80))
    expect(strip(12, 80)).not.toEqual(strip(13, 80))
  })

  test('turns on its side and back', () => {
    const grid = strip(3, 40)
    expect(turned(turned(grid))).toEqual(grid)
  })
})

/** The area a path of `MxyhWvHh-Wz` rectangles covers. */
function area(outline: string): number {
  return [...outline.matchAll(/h(\d+)v(\d+)/g)].reduce(
    (sum, [, width, height]) => sum + Number(width) * Number(height),
    0,
  )
}

describe('runs', () => {
  test('cover every pick exactly once', () => {
    const outlines = runs(strip(5, 50), { x: 0, y: 0, unit: 2 })
    const covered = [...outlines.values()].reduce((sum, outline) => sum + area(outline), 0)
    expect(covered).toBe(9 * 50 * 4)
  })

  test('merge equal neighbours into one rectangle', () => {
    const outlines = runs(['KKK', 'KKK', 'CCC'], { x: 10, y: 20, unit: 5 })
    expect(outlines.get('K')).toBe('M10 20h15v10h-15z')
    expect(outlines.get('C')).toBe('M10 30h15v5h-15z')
  })
})

describe('woven', () => {
  test('writes one path per colour of ground and figure', () => {
    const body = woven([{ grid: ['KC', 'CK'], place: { x: 0, y: 0, unit: 4 } }])
    expect(body.match(/<path/g)).toHaveLength(2)
  })
})

describe('cloth', () => {
  test('names its rib pattern after the drawing, so that two cloths can share a page', () => {
    const plan = { seed: 1, lengths: [12], unit: 8 }
    expect(cloth('left', plan).body).toContain('url(#left-rib)')
    expect(cloth('right', plan).defs).toContain('id="right-rib"')
  })
})
