/** Case study: the line at the cash office, 412 people before and nine after. */
import { seeded, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { move, type Picture, rect, shape, text } from '../svg.ts'
import { figure } from './figure.ts'

const { gold, ink, muted, signal, white } = colour
const middle = { anchor: 'middle' } as const

/** The office: a dark front with one barred window. */
function office(height: number, counter: string, hours: string): string {
  const bars = times(6, (index) => `M${53 + index * 20} ${height - 98}h3v16h-3z`)
  return [
    rect([0, 40, 210, height - 40], ink),
    rect([0, 22, 240, 20], ink),
    rect([40, 84, 132, 84], white),
    rect([40, 168, 132, 8], counter),
    text(106, 118, 'Cash office', { size: 20, weight: 700, ...middle }),
    text(106, 146, hours, { size: 20, fill: muted, ...middle }),
    height > 250 ? shape(bars.join(''), counter) : '',
  ].join('')
}

const pavement = (y: number, width: number): string => rect([0, y, width, 6], ink)

export function caseStudy(): Picture {
  const random = seeded(22)
  const before = times(41, (index) => {
    const x = 262 + index * 29 + (random() - 0.5) * 8
    return figure(random, x, 300, 1 + random() * 0.12, index)
  })
  const after = times(9, (index) => figure(random, 272 + index * 44, 200, 1.02, index * 3 + 1))
  const caption = { size: 20, weight: 600, anchor: 'end' } as const
  return {
    body: [
      office(300, signal, '7.30 to 4'),
      ...before,
      pavement(300, 1440),
      text(1400, 30, 'Registration week, 2023: a line of 412 people by half past nine', caption),
      move(
        0,
        330,
        [
          office(200, gold, 'as usual'),
          ...after,
          pavement(200, 1440),
          text(1400, 30, 'Registration week, 2025: nine, most to ask about hostels', caption),
        ].join(''),
      ),
    ].join(''),
  }
}

function smallOffice(top: number, height: number, counter: string): string {
  return [
    rect([0, top + 12, 112, height - 12], ink),
    rect([0, top, 128, 14], ink),
    rect([8, top + 46, 96, 54], white),
    rect([8, top + 100, 96, 6], counter),
    text(56, top + 79, 'Cash office', { size: 16, weight: 700, ...middle }),
  ].join('')
}

/** The same two lines under each other, 390 px wide. */
export function caseStudySmall(): Picture {
  const random = seeded(22)
  const rowsOfLine = [
    [226, 12],
    [258, 6],
    [290, 0],
  ] as const
  const before = rowsOfLine.flatMap(([y, shift], row) =>
    times(11, (index) => {
      const x = 132 + shift + index * 25 + (random() - 0.5) * 6
      return figure(random, x, y, 0.82, row * 11 + index)
    }),
  )
  const after = times(9, (index) => figure(random, 136 + index * 28, 470, 0.82, index * 3 + 1))
  return {
    body: [
      text(20, 26, '2023: 412 people by half past nine', { size: 17, weight: 650 }),
      smallOffice(46, 244, signal),
      ...before,
      pavement(290, 390),
      text(20, 332, '2025: nine, most to ask about hostels', { size: 17, weight: 650 }),
      smallOffice(348, 122, gold),
      ...after,
      pavement(470, 390),
    ].join(''),
  }
}
