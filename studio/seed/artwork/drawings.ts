/** Every generator by catalogue name. */
import { cloths } from './cloths.ts'
import { portraits } from './portraits/index.ts'
import type { Generators } from './svg.ts'
import { vignettes } from './vignettes/index.ts'

export const drawings: Generators = {
  ...cloths,
  ...portraits,
  ...vignettes,
}
