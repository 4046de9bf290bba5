/** Single blocks of cloth as pictures of their own. */
import type { MotifName } from './motifs.ts'
import type { Picture } from './svg.ts'
import { swatch } from './weave.ts'

/** A block nine picks square; `unit` is the size of a pick, px. */
export function swatchPicture(motif: MotifName, letters: string, unit = 8): Picture {
  return { body: swatch(motif, letters, unit) }
}
