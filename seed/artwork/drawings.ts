/** Every generator by catalogue name. */
import { badges } from './badges.ts'
import { defaultCard } from './card.ts'
import { cloths } from './cloths.ts'
import { heroes } from './heroes/index.ts'
import { marks } from './mark.ts'
import { notFound } from './notFound.ts'
import { pageCards } from './pageCards.ts'
import { partners } from './partners.ts'
import { portraits } from './portraits/index.ts'
import type { Generators } from './svg.ts'
import { vignettes } from './vignettes/index.ts'

export const drawings: Generators = {
  ...cloths,
  ...vignettes,
  ...portraits,
  ...heroes,
  ...badges,
  ...partners,
  ...marks,
  ...notFound,
  'og-default': defaultCard,
  ...pageCards,
}
