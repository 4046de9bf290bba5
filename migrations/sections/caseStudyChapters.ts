import type { SectionMappings } from './mapping.ts'

export const caseStudyChaptersMappings: SectionMappings = {
  caseStory: (old) => ({ ...old, _type: 'caseStudyChapters' }),
}
