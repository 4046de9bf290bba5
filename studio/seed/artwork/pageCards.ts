/** Open Graph cards of pages, 1200 by 630: the page's ground, its headline and its own artwork. */
import { type FontSource, fontSources } from './fonts.ts'
import { heroes } from './heroes/index.ts'
import { logo } from './mark.ts'
import { outlinedTexts } from './outlinedText.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { type Generators, move, type Picture, rect, shape } from './svg.ts'
import { vignettes } from './vignettes/index.ts'
import { band } from './weave.ts'

interface CardPlan {
  ground: string
  /** Colour of the words. */
  words: string
  /** What the page is called; stands at the top right. */
  name: string
  heading: readonly string[]
  /** Font size of the heading, px. */
  size: number
  /** Baseline of the heading's first line. */
  top: number
  /** A drawing by catalogue name, where its corner lies and how large it is. */
  art: { drawing: string; x: number; y: number; scale: number }
  /** Lies under the art, from here down. */
  floor?: { fill: string; y: number }
  /** Covers the art behind the words, where it lies under them. */
  plate?: { fill: string; width: number; height: number }
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 62
const BAND = 54
/** Drawings 1440 px wide from edge to edge. */
const EDGE_TO_EDGE = WIDTH / 1440

const { dew, indigo, ink, paper, raffia, white } = colour

const plans: Readonly<Record<string, CardPlan>> = {
  'og-value-added-services': {
    ground: raffia,
    words: ink,
    name: 'Value Added Services',
    heading: ['Ready-made,', 'on the', 'same rails'],
    size: 96,
    top: 296,
    art: { drawing: 'pension-statement', x: 700, y: 130, scale: 1.05 },
  },
  'og-e-commerce': {
    ground: dew,
    words: ink,
    name: 'E-commerce',
    heading: ['Three doors', 'on one street'],
    size: 84,
    top: 200,
    art: { drawing: 'hero-ecommerce', x: 500, y: 316, scale: 0.5 },
  },
  'og-utilities': {
    ground: paper,
    words: ink,
    name: 'Utilities, Airtime / Data',
    heading: ['Light, water, talk, data'],
    size: 84,
    top: 186,
    art: { drawing: 'hero-utilities', x: 0, y: 226, scale: EDGE_TO_EDGE },
  },
  'og-sms': {
    ground: raffia,
    words: paper,
    name: 'SMS',
    heading: ['The message', 'got there'],
    size: 92,
    top: 236,
    art: { drawing: 'hero-sms', x: 0, y: -20, scale: EDGE_TO_EDGE },
    plate: { fill: ink, width: 660, height: 440 },
  },
  'og-ussd': {
    ground: indigo,
    words: paper,
    name: 'USSD',
    heading: ['Any phone,', 'no data'],
    size: 112,
    top: 320,
    art: { drawing: 'phone-school-fees', x: 760, y: 110, scale: 1.4 },
  },
  'og-remittance': {
    ground: ink,
    words: paper,
    name: 'Remittance',
    heading: ['International payouts', 'for remittance, in cedis'],
    size: 76,
    top: 170,
    art: { drawing: 'hero-remittance', x: 0, y: 272, scale: EDGE_TO_EDGE },
    floor: { fill: paper, y: 320 },
  },
  'og-case-study': {
    ground: white,
    words: ink,
    name: 'Case study',
    heading: ['The line outside', 'the cash office'],
    size: 88,
    top: 186,
    art: { drawing: 'hero-case-study', x: 0, y: 345, scale: EDGE_TO_EDGE },
  },
  'og-get-started': {
    ground: paper,
    words: ink,
    name: 'Get started',
    heading: ['Merchant onboarding', 'is almost here'],
    size: 88,
    top: 176,
    art: { drawing: 'hero-get-started', x: 0, y: 290, scale: EDGE_TO_EDGE },
  },
}

const drawn: Generators = { ...heroes, ...vignettes }

async function art({ drawing, x, y, scale }: CardPlan['art']): Promise<Picture> {
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

async function card(name: string, plan: CardPlan): Promise<Picture> {
  const { ground, size, top, plate, floor } = plan
  const picture = await art(plan.art)
  const foot = band(`${name}-band`, { seed: 9, picks: 200, unit: 6 })
  const display = {
    font: fontSources.display,
    weight: 700,
    size,
    x: MARGIN,
    tracking: -0.03 * size,
  }
  const label = { font: fontSources.text, weight: 600, size: 28, x: WIDTH - MARGIN, y: 91 }
  const heading = plan.heading.map((line, index) =>
    words(line, { ...display, y: top + Math.round(index * size * 0.93) }, plan.words),
  )
  return {
    defs: `${picture.defs ?? ''}${foot.defs ?? ''}`,
    body: [
      rect(0, 0, WIDTH, HEIGHT, ground),
      floor ? rect(0, floor.y, WIDTH, HEIGHT - floor.y, floor.fill) : '',
      picture.body,
      plate ? rect(0, 0, plate.width, plate.height, plate.fill) : '',
      rect(0, HEIGHT - BAND, WIDTH, BAND, paper),
      move(0, HEIGHT - BAND, foot.body),
      `<g transform="translate(${MARGIN} 56) scale(1.15)">${await logo(plan.words)}</g>`,
      await words(
        plan.name,
        plate ? { ...label, x: MARGIN, y: plate.height - 44 } : { ...label, anchor: 'end' },
        plan.words,
      ),
      ...(await Promise.all(heading)),
    ].join(''),
  }
}

export const pageCards: Generators = Object.fromEntries(
  Object.entries(plans).map(([name, plan]) => [name, () => card(name, plan)]),
)
