/**
 * Direct Debit: the year 2026 as twelve strips with one row for each day. The payment on the 25th
 * is woven in; on a weekend it moves to the next working day. The payment of April was returned and
 * repeated three days later; two months are bare warp.
 */
import { cycle, times } from '../choose.ts'
import type { Grid } from '../motifs.ts'
import { colour } from '../palette.ts'
import { frame, type Picture, rect, shape, text } from '../svg.ts'
import { fringe, ribs, woven } from '../weave.ts'

const unit = 12
const width = 9 * unit
const top = 56
const year = 2026
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const woven10 = 10
/** Public holidays in Ghana in 2026, month (from 1) and day. */
const holidays = new Set(['1-1', '1-7', '3-6', '4-3', '4-6', '5-1', '7-1', '9-21'])
const grounds = ['ICICICICI', 'CICICICIC', 'KIKIKIKIK']

const left = (month: number): number => month * (width + 12) + 6
const daysIn = (month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
const weekday = (month: number, day: number): number =>
  new Date(Date.UTC(year, month, day)).getUTCDay()

/** The day money is taken: the 25th, or the Monday after. */
function dueDay(month: number): number {
  const day = weekday(month, 25)
  if (day === 6) return 27
  return day === 0 ? 26 : 25
}

function dayRow(month: number, day: number): string {
  if (holidays.has(`${month + 1}-${day}`)) return 'GGGGGGGGG'
  if (day === 1) return 'OOOOOOOOO'
  const weekend = [0, 6].includes(weekday(month, day))
  return weekend ? 'KKKKKKKKK' : cycle(grounds, month)
}

const monthGrid = (month: number): Grid => times(daysIn(month), (day) => dayRow(month, day + 1))

interface Label {
  readonly day: number
  readonly words: string
  readonly ground: string
  readonly ink?: string
}

function dayLabel(month: number, { day, words, ground, ink = colour.ink }: Label): string {
  const y = top + (day - 1) * unit - 8
  return (
    rect([left(month), y, width, 32], ground) +
    text(left(month) + 10, y + 22, words, { size: 17, weight: 700, fill: ink })
  )
}

function pastLabels(month: number): string {
  if (month !== 3)
    return dayLabel(month, {
      day: dueDay(month),
      words: `${dueDay(month)} paid`,
      ground: colour.signal,
    })
  return (
    dayLabel(month, { day: 25, words: '25 back', ground: colour.error, ink: colour.white }) +
    dayLabel(month, { day: 28, words: '28 paid', ground: colour.gold })
  )
}

function comingMonth(month: number): string {
  const x = left(month)
  const bare = times(
    9,
    (index) => `M${x + index * unit + 6} ${top}h1v${daysIn(month) * unit + 14}h-1z`,
  )
  const y = top + (dueDay(month) - 1) * unit - 8
  return [
    frame([x, 0, width, top], 'none', colour.ink, { weight: 2 }),
    text(x + 12, 36, cycle(months, month), { size: 20, weight: 700 }),
    shape(bare.join(''), '#A79F8C'),
    frame([x, y, width, 32], colour.paper, colour.ink, { weight: 2 }),
    text(x + 10, y + 22, `${dueDay(month)} due`, { size: 17, weight: 700 }),
  ].join('')
}

export function directDebit(name: string): Picture {
  const past = times(woven10, (month) => month)
  const pieces = past.map((month) => ({
    grid: monthGrid(month),
    place: { x: left(month), y: top, unit },
  }))
  const ribArea = past.map(
    (month) => `M${left(month)} ${top}h${width}v${daysIn(month) * unit}h${-width}z`,
  )
  const heads = past.map(
    (month) =>
      rect([left(month), 0, width, top], colour.ink) +
      text(left(month) + 12, 36, cycle(months, month), {
        size: 20,
        weight: 700,
        fill: colour.paper,
      }),
  )
  const ends = past.map((month) =>
    fringe(
      { x: left(month), y: top + daysIn(month) * unit, width },
      month % 3 === 1 ? '#D8CDB4' : colour.indigo,
      { seed: month, length: 26 },
    ),
  )
  return {
    body: [
      ...heads,
      woven(pieces),
      shape(ribArea.join(''), `url(#${name}-rib)`),
      ...ends,
      ...past.map(pastLabels),
      comingMonth(10),
      comingMonth(11),
    ].join(''),
    defs: ribs(`${name}-rib`, unit),
  }
}
