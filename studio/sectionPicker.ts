import type { ArrayOptions, SchemaTypeDefinition } from 'sanity'
import { page } from '../schemas/documents/page.ts'
import { sectionTypes } from '../schemas/sections/index.generated.ts'
import { sectionGroups } from '../schemas/sections/sectionOptions.ts'

type InsertMenu = NonNullable<ArrayOptions['insertMenu']>

/** Addresses of the pictures that `tests/browser/sectionPictures.ts` has taken, by file. */
const pictures = import.meta.glob<string>('./sectionPictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const insertMenu: InsertMenu = {
  filter: true,
  groups: sectionGroups
    .map(({ name, title }) => ({
      name,
      title,
      of: sectionTypes.flatMap((type) => (type.options.section.group === name ? type.name : [])),
    }))
    .filter(({ of }) => of.length > 0),
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
