import { measureCachedPage } from './cachedPage.ts'
import { measureDevelopment } from './development.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureIsolation } from './isolation.ts'
import { measureLakeQueries } from './lakeQueries.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMenus } from './menus.ts'
import { measureMessages } from './messages.ts'
import { measurePageWeights } from './pageWeights.ts'
import { measurePublish } from './publish.ts'
import { measureStartAndMemory } from './startAndMemory.ts'
import { measureStudio } from './studio.ts'
import { measureSubmit } from './submit.ts'
import type { Suite } from './suite.ts'

/** All suites, in the order of the report. */
export const SUITES: Readonly<Record<string, Suite>> = {
  cached: measureCachedPage,
  growth: measureGrowth,
  publish: measurePublish,
  submit: measureSubmit,
  messages: measureMessages,
  studio: measureStudio,
  start: measureStartAndMemory,
  weights: measurePageWeights,
  lake: measureLakeQueries,
  isolation: measureIsolation,
  menus: measureMenus,
  interactions: measureInteractions,
  development: measureDevelopment,
  lighthouse: measureLighthouse,
}
