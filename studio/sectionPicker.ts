import type { ArrayOptions, SchemaTypeDefinition } from 'sanity'
import { page } from '../schemas/documents/page.ts'
import { sectionTypes } from '../schemas/index.ts'

type InsertMenu = NonNullable<ArrayOptions['insertMenu']>

/** Addresses of the pictures that `tests/browser/sectionPictures.ts` has taken, by file. */
const pictures = import.meta.glob<string>('./sectionPictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The kinds an editor looks for; a section belongs to the first that claims it. */
const KINDS: readonly { name: string; title: string; claims(type: string): boolean }[] = [
  {
    name: 'openings',
    title: 'Openings',
    claims: (type) =>
      /(?:^h|H)ero$|Opening$|Banner$|^(?:companyIntroduction|shopStreet)$/.test(type),
  },
  { name: 'forms', title: 'Forms', claims: (type) => /Form$|^newsletter$/.test(type) },
  {
    name: 'ways',
    title: 'Ways on',
    claims: (type) =>
      /Cards$|Index$|Call$|Gallery$|^(?:nextPage|carousel|contentsList|phoneDesk)$/.test(type),
  },
  {
    name: 'people',
    title: 'People and trust',
    claims: (type) =>
      /^(?:leadership|openPositions|questions|hiringDays|statistics|articleText)$|Logos$|Slider$|^case|Contact$/.test(
        type,
      ),
  },
  { name: 'stories', title: 'Stories and figures', claims: () => true },
]

const insertMenu: InsertMenu = {
  filter: true,
  groups: KINDS.map(({ name, title }, index) => ({
    name,
    title,
    of: sectionTypes
      .map((type) => type.name)
      .filter((type) => KINDS.findIndex(({ claims }) => claims(type)) === index),
  })).filter(({ of }) => of.length > 0),
  views: [
    { name: 'grid', previewImageUrl: (type) => pictures[`./sectionPictures/${type}.webp`] },
    { name: 'list' },
  ],
}

/** The schema with a picker for sections that shows what each of them looks like. */
export function withSectionPicker(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const fields = page.fields.map((field) =>
    field.name === 'sections' ? { ...field, options: { insertMenu } } : field,
  )
  return types.map((type) => (type.name === page.name ? { ...page, fields } : type))
}
