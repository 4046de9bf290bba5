/** Open Graph cards of pages, 1200 by 630: the page's ground, its headline and its own artwork. */
import { type CardArt, type CardPlan, cardPlans } from './cardPlans.ts'
import { cloths } from './cloths.ts'
import { companyCardPlans } from './companyCardPlans.ts'
import { type FontSource, fontSources } from './fonts.ts'
import { heroes } from './heroes/index.ts'
import { logo } from './mark.ts'
import { outlinedTexts } from './outlinedText.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { portraits } from './portraits/index.ts'
import { type Generators, move, type Picture, rect, shape } from './svg.ts'
import { vignettes } from './vignettes/index.ts'
import { band } from './weave.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 62
const BAND = 54

const drawn: Generators = { ...heroes, ...vignettes, ...cloths, ...portraits }

async function art({ drawing, x, y, scale }: CardArt): Promise<Picture> {
  const draw = drawn[drawing]
  if (!draw) throw new Error(`No generator draws "${drawing}" for a card`)
  const { body, defs } = await draw(drawing)
  const placed = `<g transform="translate(${x} ${y}) scale(${scale})">${await outlinedTexts(body)}</g>`
  return { body: placed, ...(defs && { defs }) }
}

interface Line {
  font: FontSource
  weight: number
  size: number
  x: number
  y: number
  tracking?: number
  anchor?: 'end'
}

async function words(content: string, line: Line, fill: string): Promise<string> {
  return shape((await outlined(content, line)).outline, fill)
}

/** At the top right, or under the heading where the art or a plate takes that corner. */
function labelPlace({ plate, beside }: CardPlan): Pick<Line, 'x' | 'y' | 'anchor'> {
  if (plate) return { x: MARGIN, y: plate.height - 44 }
  if (beside) return { x: MARGIN, y: HEIGHT - BAND - 40 }
  return { x: WIDTH - MARGIN, y: 91, anchor: 'end' }
}

async function card(name: string, plan: CardPlan): Promise<Picture> {
  const { ground, size, top, plate, floor } = plan
  const pictures = await Promise.all([plan.art, ...(plan.more ?? [])].map(art))
  const foot = band(`${name}-band`, { seed: 9, picks: 200, unit: 6 })
  const display = {
    font: fontSources.display,
    weight: 700,
    size,
    x: MARGIN,
    tracking: -0.03 * size,
  }
  const label = { font: fontSources.text, weight: 600, size: 28 }
  const heading = plan.heading.map((line, index) =>
    words(line, { ...display, y: top + Math.round(index * size * 0.93) }, plan.words),
  )
  return {
    defs: `${pictures.map(({ defs }) => defs ?? '').join('')}${foot.defs ?? ''}`,
    body: [
      rect([0, 0, WIDTH, HEIGHT], ground),
      floor ? rect([0, floor.y, WIDTH, HEIGHT - floor.y], floor.fill) : '',
      ...pictures.map(({ body }) => body),
      plate ? rect([0, 0, plate.width, plate.height], plate.fill) : '',
      rect([0, HEIGHT - BAND, WIDTH, BAND], colour.paper),
      move(0, HEIGHT - BAND, foot.body),
      `<g transform="translate(${MARGIN} 56) scale(1.15)">${await logo(plan.words)}</g>`,
      await words(plan.name, { ...label, ...labelPlace(plan) }, plan.words),
      ...(await Promise.all(heading)),
    ].join(''),
  }
}

export const pageCards: Generators = Object.fromEntries(
  Object.entries({ ...cardPlans, ...companyCardPlans }).map(([name, plan]) => [
    name,
    () => card(name, plan),
  ]),
)
