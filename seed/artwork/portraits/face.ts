/** A face from the front: two planes; the shade's edge is the nose, lip and chin. */
import { colour } from '../palette.ts'
import { shape, stroke } from '../svg.ts'
import { hairStyles } from './hair.ts'
import {
  type Beard,
  blackHair,
  complexions,
  type Face,
  type FrontSitter,
  type Glasses,
  lineInk,
  type Mouth,
} from './sitter.ts'

const outlines: Readonly<Record<Face, string>> = {
  oval: 'M98 146C98 92 126 66 160 66s62 26 62 80c0 60-26 116-62 116S98 206 98 146z',
  round: 'M88 162c0-58 32-94 72-94s72 36 72 94c0 60-32 98-72 98s-72-38-72-98z',
  square:
    'M96 140c0-50 26-74 64-74s64 24 64 74c0 36-2 62-8 86-6 24-30 42-56 42s-50-18-56-42c-6-24-8-50-8-86z',
  long: 'M104 140c0-54 24-80 56-80s56 26 56 80c0 76-18 140-56 140s-56-64-56-140z',
  heart: 'M92 140c0-50 28-74 68-74s68 24 68 74c0 56-36 120-68 122-32-2-68-66-68-122z',
}

/** How far the ears project from an oval face, px. */
const earShift: Readonly<Record<Face, number>> = {
  round: 8,
  square: 2,
  long: -6,
  heart: 3,
  oval: 0,
}

/** The measures the parts of one face share. */
interface Measures {
  readonly middle: number
  readonly leftEye: number
  readonly rightEye: number
  readonly turn: number
}

const one = (value: number): number => Math.round(value * 10) / 10

function measures({ turn = 0 }: FrontSitter): Measures {
  const middle = one(160 + turn * 13)
  return {
    middle,
    leftEye: one(middle - 31 + turn * 5),
    rightEye: one(middle + 29 + turn * 5),
    turn,
  }
}

function ears({ face, skin, rings, hair }: FrontSitter): string {
  if (hair === 'hijab') return ''
  const { light, shade } = complexions[skin]
  const out = earShift[face]
  const earrings = rings
    ? `<circle cx="${92 - out}" cy="196" r="7" fill="${rings}"/><circle cx="${228 + out}" cy="196" r="7" fill="${rings}"/>`
    : ''
  return (
    shape(`M${100 - out} 152c-12-4-15 6-12 18 3 12 9 18 17 16z`, light) +
    shape(`M${220 + out} 152c12-4 15 6 12 18-3 12-9 18-17 16z`, shade) +
    earrings
  )
}

function beardUnder(beard: Beard | undefined, m: number, ink: string): string {
  if (beard === 'full')
    return shape(
      'M84 168c4 70 30 118 76 118s72-48 76-118c-8 20-18 32-32 38-14-4-26-6-44-6s-30 2-44 6c-14-6-24-18-32-38z',
      ink,
    )
  if (beard === 'stubble')
    return shape(
      'M84 176c4 62 30 110 76 110s72-48 76-110c-8 20-18 30-32 34-14-4-26-6-44-6s-30 2-44 6c-14-4-24-14-32-34z',
      ink,
      'opacity=".34"',
    )
  if (beard === 'goatee')
    return shape(
      `M${one(m - 30)} 214c4-14 20-16 30-13 10-3 26-1 30 13 4 30-8 60-30 60s-34-30-30-60z`,
      ink,
    )
  if (beard === 'chin')
    return shape('M92 196c8 60 34 90 68 90s60-30 68-90c-6 30-24 52-68 52s-62-22-68-52z', ink)
  return ''
}

const moustache = (m: number, ink: string): string =>
  shape(`M${one(m - 32)} 216c8-14 22-15 32-10 10-5 24-4 32 10-10-4-22-6-32-4-10-2-22 0-32 4z`, ink)

/** The shade plane, cut to the face. */
function shadePlane(m: number, nose: number, ink: string): string {
  const tip = one(m - 8 * nose)
  return shape(
    `M${one(m + 3)} 40C${one(m - 5)} 84 ${one(m + 5)} 118 ${m} 146C${one(m - 4)} 168 ${one(tip - 4)} 184 ${one(tip - 2)} 197L${one(m + 3)} 206C${one(m - 2)} 212 ${one(m - 3)} 217 ${one(m + 3)} 226C${one(m - 2)} 236 ${one(m + 2)} 246 ${one(m + 5)} 252V300H270V40z`,
    ink,
  )
}

function eye(x: number, half: number, white: string, lid: string, sitter: FrontSitter): string {
  const { eyes = 'open', gaze = 0 } = sitter
  const [near, far, whole] = [one(half * 0.6), one(half * 1.4), one(half * 2)]
  const left = one(x - half)
  if (eyes === 'closed') return stroke(`M${left} 159c${near} 8 ${far} 8 ${whole} 0`, lineInk, 3.2)
  const ball = shape(
    `M${left} 159c${near}-7.5 ${far}-7.5 ${whole} 0-${near} 5.5-${far} 5.5-${whole} 0z`,
    white,
  )
  const pupilY = eyes === 'down' ? 161 : 158.5
  const pupil = `<circle cx="${one(x + gaze * 4)}" cy="${pupilY}" r="4.7" fill="${lineInk}"/>`
  if (eyes === 'open')
    return (
      ball +
      pupil +
      stroke(`M${one(left - 1)} 158c${near}-8.5 ${far}-8.5 ${one(whole + 1)} 0`, lineInk, 2.6)
    )
  const cover = shape(
    `M${one(left - 1)} 159c${near}-9 ${far}-9 ${one(whole + 2)} 0-${near}-3-${far}-3-${one(whole + 2)} 0z`,
    lid,
  )
  return ball + pupil + cover + stroke(`M${left} 159c${near}-3 ${far}-3 ${whole} 0`, lineInk, 2.6)
}

function eyesAndBrows(sitter: FrontSitter, { leftEye, rightEye, turn }: Measures): string {
  const { light, shade } = complexions[sitter.skin]
  const elder = (sitter.age ?? 0) > 1
  const browInk = elder ? (sitter.beardColour ?? blackHair) : blackHair
  const browY = sitter.eyes === 'closed' ? 139 : 142
  const weight = elder ? 4 : 5.5
  return [
    eye(leftEye, 12 - turn * 1.5, '#F6EDE2', light, sitter),
    eye(rightEye, 12 + turn * 1.5, '#E8DACB', shade, sitter),
    stroke(`M${one(leftEye - 15)} ${browY}c8-8 20-9 30-3`, browInk, weight),
    stroke(`M${one(rightEye - 15)} ${browY - 3}c10-6 22-5 30 3`, browInk, weight),
  ].join('')
}

const lipLine = '#2a0f0d'

const mouths: Readonly<Record<Mouth, (m: number, lip: string) => string>> = {
  calm: (m, lip) =>
    shape(`M${one(m - 22)} 224c9-7 16-8 22-5 6-3 13-2 22 5-6 11-14 15-22 15s-16-4-22-15z`, lip) +
    stroke(`M${one(m - 22)} 224c12 3 32 3 44 0`, lipLine, 2),
  smile: (m, lip) =>
    shape(`M${one(m - 27)} 220c10-4 19-4 27-1 8-3 17-3 27 1-6 14-16 20-27 20s-21-6-27-20z`, lip) +
    stroke(`M${one(m - 30)} 217c14 13 46 13 60 0`, lipLine, 2.4),
  grin: (m, lip) =>
    shape(`M${one(m - 30)} 216c14 5 46 5 60 0-4 20-16 28-30 28s-26-8-30-28z`, '#3a1210') +
    shape(`M${one(m - 25)} 219c14 4 36 4 50 0-2 7-6 10-25 10s-23-3-25-10z`, '#FBF6EC') +
    stroke(`M${one(m - 32)} 214c14 7 50 7 64 0`, lip, 4),
  flat: (m, lip) =>
    shape(`M${one(m - 21)} 226c8-5 15-6 21-4 6-2 13-1 21 4-8 7-14 9-21 9s-13-2-21-9z`, lip) +
    stroke(`M${one(m - 23)} 226h46`, lipLine, 2.2),
}

function agesLines(age: number, m: number, { leftEye, rightEye }: Measures, shade: string): string {
  if (age === 0) return ''
  const deep = '#2c170e'
  const cheeks = stroke(
    `M${one(m - 34)} 200c-6 8-8 16-7 22M${one(m + 36)} 200c6 8 8 16 7 22`,
    age > 1 ? deep : shade,
    2.4,
    'opacity=".75"',
  )
  if (age === 1) return cheeks
  const brow = `M${one(m - 34)} 112c18-5 48-5 68 0M${one(m - 30)} 124c18-4 44-4 60 0`
  const bags = `M${one(leftEye - 12)} 172c8 5 16 5 24 1M${one(rightEye - 12)} 173c8 4 16 4 24-1`
  return cheeks + stroke(brow + bags, deep, 2.2, 'opacity=".55"')
}

const glassesDrawn: Readonly<Record<Glasses, (left: number, right: number) => string>> = {
  round: (left, right) =>
    `<g stroke="${lineInk}" stroke-width="4" fill="#fff" fill-opacity=".1"><circle cx="${left}" cy="161" r="21"/><circle cx="${right}" cy="161" r="21"/></g>` +
    stroke(
      `M${one(left + 21)} 158c4-4 14-4 ${one(right - left - 42)} 0M${one(left - 21)} 156l-14-4M${one(right + 21)} 156l14-4`,
      lineInk,
      4,
    ),
  square: (left, right) =>
    `<g stroke="${lineInk}" stroke-width="4" fill="#fff" fill-opacity=".1"><rect x="${Math.round(left - 22)}" y="145" width="43" height="32" rx="5"/><rect x="${Math.round(right - 21)}" y="145" width="43" height="32" rx="5"/></g>` +
    stroke(
      `M${one(left + 21)} 156h${one(right - left - 42)}M${one(left - 22)} 154l-14-3M${one(right + 22)} 154l14-3`,
      lineInk,
      5,
    ),
  half: (left, right) =>
    stroke(
      `M${one(left - 20)} 168h40c0 22-40 22-40 0zM${one(right - 20)} 168h40c0 22-40 22-40 0zM${one(left + 20)} 168h${one(right - left - 40)}M${one(left - 20)} 168l-16-10M${one(right + 20)} 168l16-10`,
      colour.gold,
      3.5,
    ),
}

/** The head of a front sitter, hair and glasses included. */
export function frontHead(sitter: FrontSitter, id: string): string {
  const { light, shade, lip } = complexions[sitter.skin]
  const { nose = 1, beard, mouth = 'calm', age = 0 } = sitter
  const beardInk = sitter.beardColour ?? blackHair
  const all = measures(sitter)
  const m = all.middle
  const bushy = beard === 'full' || beard === 'moustache' || beard === 'goatee'
  return [
    ears(sitter),
    shape(outlines[sitter.face], light),
    `<clipPath id="${id}-face"><path d="${outlines[sitter.face]}"/></clipPath>`,
    `<g clip-path="url(#${id}-face)">${shadePlane(m, nose, shade)}${beardUnder(beard, m, beardInk)}</g>`,
    eyesAndBrows(sitter, all),
    stroke(`M${one(m - 13 * nose)} 198c4 7 9 7 14 4 5 3 10 3 14-4`, lineInk, 2.6),
    mouths[mouth](m, lip),
    bushy ? moustache(m, beardInk) : '',
    agesLines(age, m, all, shade),
    hairStyles[sitter.hair].over(sitter),
    sitter.glasses ? glassesDrawn[sitter.glasses](all.leftEye, all.rightEye) : '',
  ].join('')
}
