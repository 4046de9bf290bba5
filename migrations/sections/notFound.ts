import type { SectionMappings } from './mapping.ts'

export const notFoundMappings: SectionMappings = {
  missingPage: (old) => ({ ...old, _type: 'notFound' }),
}
