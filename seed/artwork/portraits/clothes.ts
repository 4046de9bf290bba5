/** What sitters wear, from the collar to the foot of the sheet (320 by 400). */
import { times } from '../choose.ts'
import { colour } from '../palette.ts'
import { circle, rect, shape, stroke } from '../svg.ts'
import { strip, woven } from '../weave.ts'
import { type Clothes, complexions, type Sitter } from './sitter.ts'

type Garment = (sitter: Sitter, id: string) => string

const kaba: Garment = ({ colours: [main, second, third] }) =>
  [
    shape('M8 400c0-62 36-90 114-108 8 26 22 36 38 36s30-10 38-36c78 18 114 46 114 108z', main),
    stroke('M112 296c10 36 28 50 48 50s38-14 48-50', second, 9, 'stroke-dasharray="7 5"'),
    stroke('M103 300c10 42 33 62 57 62s47-20 57-62', third, 4),
    shape('M8 400c0-40 14-66 44-84l-8 84zM312 400c0-40-14-66-44-84l8 84z', second),
  ].join('')

const smock: Garment = ({ colours: [main, second, third] }, id) => {
  const wide = times(16, (index) => `M${10 + index * 20} 270h8v130h-8z`).join('')
  const thin = times(15, (index) => `M${22 + index * 20} 270h3v130h-3z`).join('')
  const cut = 'M4 400c0-66 34-98 118-116l38 26 38-26c84 18 118 50 118 116z'
  return [
    `<clipPath id="${id}-smock"><path d="${cut}"/></clipPath>`,
    `<g clip-path="url(#${id}-smock)">${rect([0, 270, 320, 130], colour.cream)}${shape(wide, main)}${shape(thin, second)}</g>`,
    shape('M120 286l40 74 40-74-13-6-27 22-27-22z', colour.ink),
    stroke('M134 284l26 48 26-48', third, 3),
  ].join('')
}

const beads = [
  [136, 300],
  [146, 310],
  [160, 315],
  [174, 310],
  [184, 300],
] as const

const blazer: Garment = ({ colours: [main, second] }) =>
  [
    shape('M12 400c0-62 34-92 112-112l36 52 36-52c78 20 112 50 112 112z', main),
    shape('M124 290l36 58 36-58-36 14z', colour.cream),
    shape('M118 292l-16 46 24 6 34 60V348zM202 292l16 46-24 6-34 60V348z', second),
    ...beads.map(([x, y], index) => circle(x, y, 6.5, index % 2 ? colour.gold : colour.signal)),
  ].join('')

const waistcoat: Garment = ({ colours: [main, second] }) =>
  [
    shape('M14 400c0-60 30-92 112-112l34 34 34-34c82 20 112 52 112 112z', colour.cream),
    shape('M126 286l34 38-18 24-30-50zM194 286l-34 38 18 24 30-50z', '#fff'),
    shape('M152 326h16l4 74h-24z', main),
    shape('M152 326h16l-3 12h-10z', second),
    shape('M84 302l-14 98h80l-42-104zM236 302l14 98h-80l42-104z', colour.ink),
  ].join('')

const veil: Garment = ({ colours: [main, second] }) =>
  [
    shape('M0 400c2-70 40-110 96-128h128c56 18 94 58 96 128z', main),
    shape('M96 280c30 40 98 40 128 0l30 26c-40 46-148 46-188 0z', second, 'opacity=".35"'),
  ].join('')

const tee: Garment = ({ colours: [main, second] }) =>
  [
    shape('M18 400c0-56 30-82 104-104 12 18 24 24 38 24s26-6 38-24c74 22 104 48 104 104z', main),
    stroke('M120 296c10 22 24 32 40 32s30-10 40-32', second, 7),
  ].join('')

/** A length of strip cloth thrown over one shoulder. */
const toga: Garment = ({ seed, skin }, id) => {
  const grid = strip(seed + 70, 40, { grounds: ['CI', 'KI'], density: 0.9 })
  const lengths = [0, 101].map((x) => ({ grid, place: { x, y: 0, unit: 11 } }))
  const shoulders =
    'M122 292c12 18 24 24 38 24s26-6 38-24c58 16 88 34 100 72v36H22v-36c12-38 42-56 100-72z'
  return [
    shape(shoulders, complexions[skin].light),
    `<clipPath id="${id}-toga"><path d="M0 400c4-66 46-100 96-112l60 112zM150 400c20-20 70-60 170-70v70z"/></clipPath>`,
    `<g clip-path="url(#${id}-toga)"><g transform="rotate(-32 60 340) translate(-20 220)">`,
    rect([-60, 0, 420, 400], colour.indigo),
    woven(lengths),
    '</g></g>',
  ].join('')
}

const boubou: Garment = ({ colours: [main, second, third] }) =>
  [
    shape('M0 400c0-74 40-104 120-114l40 26 40-26c80 10 120 40 120 114z', main),
    shape('M128 286l32 26 32-26 8 20c0 40-16 74-40 74s-40-34-40-74z', second),
    stroke('M132 306c2 30 12 54 28 54s26-24 28-54M140 308c2 22 8 38 20 38s18-16 20-38', third, 3),
  ].join('')

const apron: Garment = ({ colours: [main, second, third] }) =>
  [
    shape('M16 400c0-58 32-86 108-106 10 22 22 30 36 30s26-8 36-30c76 20 108 48 108 106z', main),
    shape('M110 318h100v82H110z', second),
    stroke('M114 320l-10-28M206 320l10-28', second, 12),
    stroke('M128 344h64M128 360h64', third, 4),
  ].join('')

const hood: Garment = ({ colours: [main, second] }) =>
  [
    shape('M14 400c0-60 26-86 92-102 10-16 24-22 54-22s44 6 54 22c66 16 92 42 92 102z', main),
    shape('M106 298c6 30 26 56 54 60 28-4 48-30 54-60-12 24-30 32-54 32s-42-8-54-32z', second),
    stroke('M144 348v52M176 348v52', colour.white, 4),
  ].join('')

const wardrobe: Readonly<Record<Clothes, Garment>> = {
  kaba,
  smock,
  blazer,
  waistcoat,
  veil,
  tee,
  toga,
  boubou,
  apron,
  hood,
}

function neck({ skin }: Sitter): string {
  const { light, shade } = complexions[skin]
  return (
    shape('M128 216h64v72c6 2 8 3 10 5 4 30-20 54-42 54s-46-24-42-54c2-2 4-3 10-5z', light) +
    shape('M128 232c10 20 22 30 36 32l10 26-10 56c24-4 40-26 38-52-2-2-4-3-10-5v-66z', shade)
  )
}

/** Neck and clothes. A toga leaves the shoulders bare, so the neck lies over it. */
export function dressed(sitter: Sitter, id: string): string {
  const garment = wardrobe[sitter.clothes](sitter, id)
  return sitter.clothes === 'toga' ? garment + neck(sitter) : neck(sitter) + garment
}
