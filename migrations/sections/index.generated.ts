/** Written by `npm run generate` from the folders of app/sections. Change those instead. */
import type { SectionMappings } from './mapping.ts'
import { callToActionMappings } from './callToAction.ts'
import { cardsMappings } from './cards.ts'
import { caseStudyChaptersMappings } from './caseStudyChapters.ts'
import { caseStudyHeroMappings } from './caseStudyHero.ts'
import { chartMappings } from './chart.ts'
import { codeMappings } from './code.ts'
import { comparisonMappings } from './comparison.ts'
import { contactDetailsMappings } from './contactDetails.ts'
import { featuresMappings } from './features.ts'
import { figuresMappings } from './figures.ts'
import { heroMappings } from './hero.ts'
import { notFoundMappings } from './notFound.ts'
import { receiptMappings } from './receipt.ts'
import { statementMappings } from './statement.ts'
import { storyMappings } from './story.ts'
import { tableMappings } from './table.ts'
import { timelineMappings } from './timeline.ts'

/** Conversions of sections whose type was removed. */
export const sectionMappings: SectionMappings = {
  ...callToActionMappings,
  ...cardsMappings,
  ...caseStudyChaptersMappings,
  ...caseStudyHeroMappings,
  ...chartMappings,
  ...codeMappings,
  ...comparisonMappings,
  ...contactDetailsMappings,
  ...featuresMappings,
  ...figuresMappings,
  ...heroMappings,
  ...notFoundMappings,
  ...receiptMappings,
  ...statementMappings,
  ...storyMappings,
  ...tableMappings,
  ...timelineMappings,
}
