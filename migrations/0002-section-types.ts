import { defineMigration } from '@sanity/migrate'
import { mapSections } from './sections/mapSections.ts'

/** 87 section types, most of them on one page each, became a few types with layouts. */
export default defineMigration({
  title: 'Turn sections into types with layouts',
  documentTypes: ['page'],
  migrate: { document: mapSections },
})
