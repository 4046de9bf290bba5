import type { FieldStep } from './siteLinks.ts'

/** What of a schema type is needed to find the titles of its fields. */
interface TitledType {
  name: string
  title?: string | undefined
  fields?: readonly { name: string; type: TitledType }[]
  of?: readonly TitledType[]
}

/** Not shown: the field of the address itself, and where rich text stores its links. */
const HIDDEN: ReadonlySet<string> = new Set(['href', 'markDefs'])

/**
 * The titles of the fields on the path to a field, as the form shows them. A field that is missing
 * in the schema has its name as the title, because documents may be older than the schema.
 */
export function fieldTitles(
  document: TitledType | undefined,
  steps: readonly FieldStep[],
): string[] {
  const titles: string[] = []
  let type = document
  for (const { name, itemType } of steps) {
    const field = type?.fields?.find((each) => each.name === name)?.type
    if (!HIDDEN.has(name)) titles.push(field?.title ?? name)
    type = itemType === undefined ? field : field?.of?.find((each) => each.name === itemType)
  }
  return titles
}
