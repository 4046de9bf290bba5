/** A head from the side, looking left. */
import { times } from '../choose.ts'
import { shape, stroke } from '../svg.ts'
import { blackHair, complexions, lineInk, type SideHair, type SideSitter } from './sitter.ts'

const outline =
  'M176 66c-34-4-62 14-64 44-1 12-4 18-8 28-2 6 4 10 2 18-4 12-18 26-22 36-1 6 8 7 14 8 0 6-8 8-8 14 0 5 6 6 6 9s-5 6-4 11c1 6 8 6 8 12s-3 12 2 20c8 10 30 10 48 2 24-10 42-30 50-60 8-30 14-56 10-86-4-32-16-52-34-56z'

const styles: Readonly<Record<SideHair, (sitter: SideSitter) => string>> = {
  bun: ({ hairColour = blackHair }) =>
    shape(
      'M108 112c4-34 32-56 72-54 40 4 58 40 50 88-8-10-20-18-34-18-8-20-50-30-88-16z',
      hairColour,
    ) +
    `<circle cx="212" cy="46" r="34" fill="${hairColour}"/>` +
    stroke(
      'M128 98c20-16 50-22 84-10M150 74c26-6 52 4 70 28M190 36c14-8 34 2 38 18',
      '#4a342d',
      2.5,
    ),
  locs: ({ hairColour = blackHair }) =>
    shape(
      'M106 114c0-40 34-62 76-58 44 6 60 44 52 92-10-14-24-20-38-20-12-22-54-28-90-14z',
      hairColour,
    ) +
    times(7, (index) =>
      stroke(
        `M${196 + index * 7} ${118 + index * 5}c${6 + index} 60 ${-4 + index * 2} 100 ${8 + index * 2} ${160 + ((index * 37) % 40)}`,
        hairColour,
        9,
        'stroke-linecap="round"',
      ),
    ).join('') +
    stroke('M118 100c30-16 70-14 96 8M132 78c30-10 62-4 86 20', '#3c2a22', 2.5),
  cap: ({ colours: [main, , third] }) =>
    shape('M104 118c2-40 30-60 74-58 40 2 54 30 52 66l-6 6c-30-22-80-26-120-14z', main) +
    stroke('M106 112c40-12 88-8 120 14', third, 6),
}

/** The head of a side sitter. */
export function sideHead(sitter: SideSitter, id: string): string {
  const { light, shade, lip } = complexions[sitter.skin]
  const ring = sitter.rings
    ? `<circle cx="192" cy="208" r="9" fill="none" stroke="${sitter.rings}" stroke-width="4"/>`
    : ''
  return [
    shape(outline, light),
    `<clipPath id="${id}-face"><path d="${outline}"/></clipPath>`,
    shape(
      'M168 60c-14 40-8 70-18 92 10 24 6 50-16 66-6 18 2 36-10 66h120V60z',
      shade,
      `clip-path="url(#${id}-face)"`,
    ),
    stroke('M104 146c8-8 20-8 28-3', sitter.hairColour ?? blackHair, 5),
    shape('M108 160c6-7 16-7 22 1-5 4-14 5-20 4z', '#F6EDE2'),
    `<circle cx="115" cy="161" r="4.4" fill="${lineInk}"/>`,
    stroke('M106 158c8-7 18-6 25 3', lineInk, 2.6),
    stroke('M98 200c5 1 9-1 10-6', lineInk, 2.4),
    shape('M90 214c8-1 16 1 22 7-6 8-14 11-21 12 0-3 4-6 4-9z', lip),
    stroke('M93 222c8-1 13-1 19-1', '#2a0f0d', 2),
    shape('M184 168c10-12 24-2 20 12-3 12-12 22-20 18z', light),
    stroke('M190 172c6-2 9 4 6 10', shade, 3),
    ring,
    styles[sitter.hair](sitter),
  ].join('')
}
