/** Pension: a working life as bars, ages 21 to 60, three tiers; then an even monthly pension. */
import { seeded, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { lines, type Picture, rect, shape, text } from '../svg.ts'

const { gold, indigo, ink, signal, white } = colour
const tiers = [
  ['Tier 1, SSNIT', ink],
  ['Tier 2, occupational', white],
  ['Tier 3, voluntary', gold],
] as const

/** The heights of one year's three tiers, in picks of eight pixels. */
type Year = readonly [number, number, number]

/** Contributions grow until 47 and hold; the voluntary tier starts at 34. */
function workingLife(): Year[] {
  const random = seeded(5)
  return times(40, (year) => {
    const growth = (year < 26 ? year / 26 : 1) ** 1.25
    const first = Math.round(5 + growth * 18 + random() * 1.5)
    const second = Math.round(2 + growth * 9 + random())
    const third = year < 13 ? 0 : Math.round(((year - 12) / 28) * 11 + random() * 1.6)
    return [first, second, third]
  })
}

interface Chart {
  readonly years: readonly Year[]
  readonly left: number
  readonly floor: number
  readonly width: number
  readonly step: number
  /** Height of one pick, px. */
  readonly pick: number
}

/** Bars as one path per tier, and the ground's colour showing between the picks. */
function chart(ribId: string, { years, left, floor, width, step, pick }: Chart): string {
  const outlines = tiers.map(([, fill], tier) => {
    const bars = years.map((year, index) => {
      const height = (year[tier] ?? 0) * pick
      if (height === 0) return ''
      const below = year.slice(0, tier).reduce((sum, picks) => sum + picks, 0) * pick
      return `M${left + index * step} ${floor - below - height}h${width}v${height}h-${width}z`
    })
    return shape(bars.join(''), fill)
  })
  const whole = years.map((year, index) => {
    const height = year.reduce((sum, picks) => sum + picks, 0) * pick
    return `M${left + index * step} ${floor - height}h${width}v${height}h-${width}z`
  })
  return outlines.join('') + shape(whole.join(''), `url(#${ribId})`)
}

function pension(
  ribId: string,
  left: number,
  floor: number,
  count: number,
  height: number,
): string {
  const bars = times(count, (index) => `M${left + index * 26} ${floor - height}h12v${height}h-12z`)
  return shape(bars.join(''), indigo) + shape(bars.join(''), `url(#${ribId})`)
}

const gaps = (id: string, pick: number): string =>
  `<pattern id="${id}" width="8" height="${pick}" patternUnits="userSpaceOnUse" y="${pick / 2}"><path d="M0 0h8v2H0z" fill="${signal}"/></pattern>`

/** An age, what happens then, and the pin that points at its bar. */
function note(
  place: { readonly x: number; readonly y: number },
  age: string,
  words: readonly string[],
  pin?: { readonly x: number; readonly to: number },
): string {
  const start = place.y + words.length * 24 + 8
  const line = pin ? rect([pin.x, start, 2, pin.to - start], ink) : ''
  return [
    text(place.x, place.y, age, { size: 22, weight: 700 }),
    lines(place.x, place.y + 24, 23, words, { size: 20 }),
    line,
  ].join('')
}

const legend = (x: number, y: number, size: number, step: number): string =>
  tiers
    .map(
      ([label, fill], index) =>
        rect([x, y + index * step, size, size], fill) +
        text(x + size + 12, y + index * step + size - 3, label, { size: 20, weight: 600 }),
    )
    .join('')

export function pensionHero(name: string): Picture {
  const id = `${name}-gap`
  return {
    body: [
      chart(id, { years: workingLife(), left: 54, floor: 500, width: 21, step: 26, pick: 8 }),
      pension(id, 1152, 500, 12, 176),
      rect([0, 500, 1440, 6], ink),
      rect([1128, 30, 3, 470], ink),
      note({ x: 54, y: 276 }, '21', ['First payslip: SSNIT', 'and Tier 2 together'], {
        x: 64,
        to: 432,
      }),
      note({ x: 312, y: 186 }, '34', ['Adds Tier 3, by choice'], { x: 402, to: 306 }),
      note({ x: 1152, y: 190 }, '60', ['Pension starts, paid once', 'a month, for life']),
      legend(1152, 30, 20, 36),
    ].join(''),
    defs: gaps(id, 8),
  }
}

/** Every third year, so that bars and words keep their size on a narrow screen. */
export function pensionSmall(name: string): Picture {
  const id = `${name}-gap`
  const years = workingLife().filter((_, year) => year % 3 === 0)
  return {
    body: [
      legend(20, 6, 18, 30),
      chart(id, { years, left: 20, floor: 514, width: 15, step: 19, pick: 7 }),
      pension(id, 306, 514, 4, 126),
      rect([0, 514, 390, 6], ink),
      rect([291, 216, 3, 298], ink),
      note({ x: 20, y: 344 }, '21', ['First', 'payslip'], { x: 26, to: 464 }),
      note({ x: 20, y: 152 }, '34', ['Adds Tier 3,', 'by choice'], { x: 121, to: 334 }),
      note({ x: 306, y: 236 }, '60', ['Pension', 'every', 'month,', 'for life']),
    ].join(''),
    defs: gaps(id, 7),
  }
}
