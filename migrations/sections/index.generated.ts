/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import type { SectionMappings } from './mapping.ts'
import { featuresMappings } from './features.ts'
import { heroMappings } from './hero.ts'
import { statementMappings } from './statement.ts'

/** What became of each section type that is gone. */
export const sectionMappings: SectionMappings = {
  ...featuresMappings,
  ...heroMappings,
  ...statementMappings,
}
