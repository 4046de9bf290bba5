import { defineMigration } from '@sanity/migrate'
import { mapSections } from './sections/mapSections.ts'

/**
 * More types became layouts after some datasets had run `0002-section-types` already. Sections of
 * today's types are left alone, so it changes nothing where 0002 has done all of it.
 */
export default defineMigration({
  title: 'Turn more sections into types with layouts',
  documentTypes: ['page'],
  migrate: { document: mapSections },
})
