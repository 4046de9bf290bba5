/** Portraits: cut paper on a flat ground, with one strip of cloth. */
import { type Generators, type Picture, rect } from '../svg.ts'
import { strip, woven } from '../weave.ts'
import { dressed } from './clothes.ts'
import { frontHead } from './face.ts'
import { hairStyles } from './hair.ts'
import { people } from './people.ts'
import { sideHead } from './profile.ts'
import type { Sitter } from './sitter.ts'

/** A portrait, 320 by 400; `name` makes the ids inside unique. */
export function portrait(name: string, sitter: Sitter): Picture {
  const hanging = { x: sitter.cloth === 'right' ? 248 : 0, y: 0, unit: 8 }
  const head = sitter.view === 'front' ? frontHead(sitter, name) : sideHead(sitter, name)
  const behind = sitter.view === 'front' ? hairStyles[sitter.hair].under?.(sitter) : ''
  const tilt = sitter.tilt ? ` transform="rotate(${sitter.tilt} 160 262)"` : ''
  const figure = `${behind ?? ''}${dressed(sitter, name)}<g${tilt}>${head}</g>`
  const mirrored = sitter.view === 'side' && sitter.mirrored
  return {
    body: [
      rect([0, 0, 320, 400], sitter.ground),
      woven([{ grid: strip(sitter.seed, 50), place: hanging }]),
      mirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${figure}</g>` : figure,
    ].join(''),
    fit: 'xMidYMin slice',
  }
}

/** The sitters by catalogue name. */
export const portraits: Generators = Object.fromEntries(
  Object.entries<Sitter>(people).map(([role, sitter]) => [
    `portrait-${role}`,
    (name: string) => portrait(name, sitter),
  ]),
)
