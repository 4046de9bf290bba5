import type { SectionMappings } from './mapping.ts'

export const storyMappings: SectionMappings = {
  fieldRound: (old) => ({ ...old, _type: 'story' }),
}
