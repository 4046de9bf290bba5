import type { SectionMappings } from './mapping.ts'

export const caseStudyHeroMappings: SectionMappings = {
  caseOpening: (old) => ({ ...old, _type: 'caseStudyHero' }),
}
