/** Cut-paper people seen from afar, for streets and lines. */
import { cycle, type Random } from '../choose.ts'
import { colour } from '../palette.ts'
import { round, shape } from '../svg.ts'

const { blue, cream, gold, indigo, ink, signal } = colour
const skins = ['#7A4A31', '#5F3825', '#8A563A', '#6E422D', '#55311F']
const coats = [signal, indigo, cream, gold, ink, blue, cream, signal]

/** Hat of straw, a headscarf, or hair. */
function headCover(index: number, x: number, top: number, scale: number): string {
  const [width, height, drop, fill] =
    index % 7 === 2
      ? ([12, 13, 4, gold] as const)
      : index % 7 === 5
        ? ([11, 16, 8, signal] as const)
        : ([10, 12, 6, ink] as const)
  const wide = round(width * scale)
  return shape(
    `M${round(x - wide)} ${round(top + drop * scale)}a${wide} ${round(height * scale)} 0 01${round(wide * 2)} 0z`,
    fill,
  )
}

/** A person standing on `y`; `index` chooses skin, coat and head, `random` the height. */
export function figure(random: Random, x: number, y: number, scale: number, index: number): string {
  const top = Math.round(y - scale * (96 + random() * 22))
  const half = round(scale * 15)
  const shoulder = round(top + 35 * scale)
  const rise = round(12 * scale)
  return [
    shape(
      `M${round(x - half)} ${y}V${shoulder}q0-${rise} ${half}-${rise}t${half} ${rise}V${y}z`,
      cycle(coats, index),
    ),
    `<ellipse cx="${round(x)}" cy="${round(top + 12 * scale)}" rx="${round(9 * scale)}" ry="${rise}" fill="${cycle(skins, index)}"/>`,
    headCover(index, x, top, scale),
  ].join('')
}
