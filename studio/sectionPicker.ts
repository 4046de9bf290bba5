import type { ArrayOptions, SchemaTypeDefinition } from 'sanity'
import { page } from '../schemas/documents/page.ts'
import { sectionTypes } from '../schemas/sections/index.generated.ts'
import { type SectionOptions, sectionGroups } from '../schemas/sections/sectionOptions.ts'
import { layoutInput } from './layoutInput.tsx'
import { sectionPicture } from './sectionPictures.ts'

type InsertMenu = NonNullable<ArrayOptions['insertMenu']>

const optionsByType = new Map<string, SectionOptions>(
  sectionTypes.map(({ name, options }) => [name, options.section]),
)

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
    {
      name: 'grid',
      previewImageUrl: (type) => sectionPicture(type, optionsByType.get(type)?.layouts?.[0]?.name),
    },
    { name: 'list' },
  ],
}

/** The picker searches only titles, so the keywords of a section are part of its title. */
function searchedTitle(title: string, keywords: readonly string[] = []): string {
  return keywords.length > 0 ? `${title}: ${keywords.join(', ')}` : title
}

const members = sectionTypes.map(({ name, title }) => ({
  type: name,
  title: searchedTitle(title, optionsByType.get(name)?.keywords),
}))

const pageFields = page.fields.map((field) =>
  field.name === 'sections' ? { ...field, of: members, options: { insertMenu } } : field,
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
