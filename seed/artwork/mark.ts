/** The mark: two threads over two, a woven #. Logo, favicon and icon forms. */
import { fontSources } from './fonts.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { type Generators, type Picture, rect, shape } from './svg.ts'

/** Warp and weft on a grid of 32, gaps of two where a thread goes under. */
const warp = 'M8 2h5v15H8zM8 26h5v4H8zM19 2h5v4h-5zM19 15h5v15h-5z'
const weft = 'M2 8h4v5H2zM15 8h15v5H15zM2 19h15v5H2zM26 19h4v5h-4z'

/** The mark on its grid of 32 by 32; `warpInk` changes with the ground, the weft is `signal`. */
export function mark(warpInk: string): string {
  return shape(warp, warpInk) + shape(weft, colour.signal)
}

/** The mark and the name next to it, 102 by 40. */
export async function logo(ink: string): Promise<string> {
  const { outline } = await outlined('nsaa', {
    font: fontSources.display,
    weight: 700,
    size: 33,
    x: 37,
    y: 29,
    tracking: -0.6,
  })
  return `<g transform="translate(-2 4)">${mark(ink)}</g>${shape(outline, ink)}`
}

/**
 * The mark in the middle of a square of ink. `unit` is the size of one of the mark's 28 units, in
 * whole px so that its edges are sharp; a maskable icon keeps to the inner 80%.
 */
function tile(size: number, unit: number): Picture {
  const offset = size / 2 - 16 * unit
  return {
    body: `${rect([0, 0, size, size], colour.ink)}<g transform="translate(${offset} ${offset}) scale(${unit})">${mark(colour.paper)}</g>`,
  }
}

const favicon: Picture = {
  body: `<style>.w{fill:${colour.ink}}@media(prefers-color-scheme:dark){.w{fill:${colour.paper}}}</style><path class="w" d="${warp}"/>${shape(weft, colour.signal)}`,
}

export const marks: Generators = {
  mark: () => ({ viewBox: '2 2 28 28', body: mark(colour.ink) }),
  logo: async () => ({ body: await logo(colour.ink) }),
  'logo-on-ink': async () => ({ body: await logo(colour.paper) }),
  favicon: () => favicon,
  'favicon-32': () => ({ body: mark(colour.ink) }),
  'apple-touch-icon': () => tile(180, 4),
  'icon-192': () => tile(192, 4),
  'icon-512': () => tile(512, 12),
  'icon-maskable-512': () => tile(512, 9),
}
