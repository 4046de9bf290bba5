import { isRecord } from '../../content/isRecord.ts'
import { LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { Section } from '../../sections/types.ts'

/**
 * Strings that are not words for visitors: addresses, times, codes and figures, which have one form,
 * and names in code.
 */
const OTHER_STRING =
  /^(?:_\w+|anchor|ground|icon|layout|listItem|mark|recipient|route|side|style|thread|view|address|alt|amount|code|figure|href|maps|marked|path|published|publishedAt|suffix|time|unit|url|value|\w*(?:[eE]mail|[pP]hone|Url))$/
const ITEMS = 12

/** A value of a section with its field; the return value replaces it. */
type Change = (field: string, value: unknown) => unknown

const changes: Readonly<Record<string, Change>> = {
  'long-words': (field, value) =>
    typeof value === 'string' && !OTHER_STRING.test(field) ? LONG_WORD : value,
  'twelve-items': (field, value) => (isItems(field, value) ? twelve(value) : value),
  'no-pictures': (_field, value) => (isRecord(value) && 'asset' in value ? null : value),
}

/** The same section with very long words, with twelve of each item, and without pictures. */
export function stressExamples(section: Section): Section[] {
  return Object.entries(changes).flatMap(([name, change]) => {
    const changed: Section = JSON.parse(JSON.stringify(section, change))
    if (JSON.stringify(changed) === JSON.stringify(section)) return []
    return [{ ...changed, _key: `${section._key}-${name}` }]
  })
}

/** Buttons are not repeated: their number is limited, and so are the cells of an item. */
function isItems(field: string, value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    !['actions', 'cells', 'children', 'markDefs'].includes(field) &&
    value.every((item) => isRecord(item) && item._type !== 'block')
  )
}

function twelve(items: readonly Record<string, unknown>[]): object[] {
  return Array.from({ length: Math.max(ITEMS, items.length) }, (_, index) => {
    const item = items[index % items.length]
    return {
      ...item,
      ...('_id' in (item ?? {}) ? { _id: `item-${index}` } : { _key: `item-${index}` }),
    }
  })
}
