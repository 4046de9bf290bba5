/** The Open Graph card, 1200 by 630, drawn with outlines because it becomes a PNG. */
import { fontSources } from './fonts.ts'
import { logo } from './mark.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { move, type Picture, rect, shape } from './svg.ts'
import { band, cloth } from './weave.ts'

async function headline(lines: readonly string[], top: number): Promise<string> {
  const drawn = lines.map((line, index) =>
    outlined(line, {
      font: fontSources.display,
      weight: 700,
      size: 112,
      x: 62,
      y: top + index * 104,
      tracking: -3.4,
    }),
  )
  return (await Promise.all(drawn)).map(({ outline }) => shape(outline, colour.ink)).join('')
}

async function smallLines(lines: readonly string[], top: number): Promise<string> {
  const drawn = lines.map((line, index) =>
    outlined(line, { font: fontSources.text, weight: 500, size: 28, x: 64, y: top + index * 38 }),
  )
  return (await Promise.all(drawn)).map(({ outline }) => shape(outline, colour.ink)).join('')
}

/** The card of every page that has none of its own. */
export async function defaultCard(name: string): Promise<Picture> {
  const strips = cloth(`${name}-cloth`, {
    seed: 7,
    lengths: [36, 44, 40, 45, 42],
    unit: 11,
    fringe: 44,
  })
  const foot = band(`${name}-band`, { seed: 9, picks: 200, unit: 6 })
  return {
    defs: `${strips.defs ?? ''}${foot.defs ?? ''}`,
    body: [
      rect([0, 0, 1200, 630], colour.paper),
      move(701, 0, strips.body),
      rect([701, 0, 499, 6], colour.ink),
      rect([0, 576, 1200, 54], colour.paper),
      move(0, 576, foot.body),
      `<g transform="translate(62 56) scale(1.15)">${await logo(colour.ink)}</g>`,
      await headline(['Innovation', 'for you'], 300),
      await smallLines(['Payments for Ghana. Wallets, banks,', 'cards, USSD.'], 474),
    ].join(''),
  }
}
