import type { ArrayOptions, SchemaTypeDefinition } from 'sanity'
import { page } from '../../schemas/documents/page.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { type SectionOptions, sectionGroups } from '../../schemas/sections/sectionOptions.ts'
import { layoutInput } from './layoutInput.tsx'
import { sectionPicture } from './sectionPictures.ts'
import { sectionsComponents } from './sectionsInput.tsx'

type InsertMenu = NonNullable<ArrayOptions['insertMenu']>

const optionsByType = new Map<string, SectionOptions>(
  sectionTypes.map(({ name, options }) => [name, options.section]),
)

/** In the order in which people look for a title. */
const typesByTitle = sectionTypes.toSorted((a, b) => a.title.localeCompare(b.title))

const insertMenu: InsertMenu = {
  filter: true,
  groups: sectionGroups
    .map(({ name, title }) => ({
      name,
      title,
      of: typesByTitle.flatMap((type) => (type.options.section.group === name ? type.name : [])),
    }))
    .filter(({ of }) => of.length > 0),
  views: [
    {
      name: 'grid',
      previewImageUrl: (type) => sectionPicture(type, optionsByType.get(type)?.layouts?.[0]?.name),
    },
    { name: 'list' },
  ],
}

/** What the picker searches, by section type: its title and its keywords. */
const searchedTitles = new Map<string, string>(
  sectionTypes.map(({ name, title, options }) => [
    name,
    `${title}: ${options.section.keywords.join(', ')}`,
  ]),
)

const members = typesByTitle.map(({ name }) => ({ type: name }))
const components = sectionsComponents((type) => searchedTitles.get(type))

const pageFields = page.fields.map((field) =>
  field.name === 'sections'
    ? { ...field, of: members, options: { insertMenu }, components }
    : field,
)

/** The section types with their layouts to choose from by picture. */
function withLayoutPictures(type: SchemaTypeDefinition): SchemaTypeDefinition {
  const layouts = optionsByType.get(type.name)?.layouts
  if (!layouts || !('fields' in type) || !type.fields) return type
  const input = layoutInput(type.name, layouts)
  const fields = type.fields.map((field) =>
    field.name === 'layout' ? { ...field, components: { input } } : field,
  )
  return { ...type, fields }
}

/** The schema with a picker for sections and their layouts that shows what each looks like. */
export function withSectionPicker(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    type.name === page.name ? { ...page, fields: pageFields } : withLayoutPictures(type),
  )
}
