import type { SchemaType } from 'sanity'

/** Prefixed to every word from an editor, so that other words can be detected. */
export const TAG = '¤'
export const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu

/** Strings that are identifiers rather than text: addresses, choices from a list, times. */
const NAMES = new Set(['href', 'sitePath', 'url', 'slug', 'email', 'date', 'datetime'])

/** @returns a copy of a document (or a part of it) with every word in its texts tagged */
export function tagEditorTexts(value: unknown, type: SchemaType | undefined): unknown {
  if (!type || value === null || value === undefined) return value
  if (typeof value === 'string') return isText(type) ? value.replaceAll(WORD, `${TAG}$&`) : value
  if (Array.isArray(value)) {
    const members = type.jsonType === 'array' ? type.of : []
    return value.map((item) => tagEditorTexts(item, memberType(item, members)))
  }
  if (typeof value !== 'object' || type.jsonType !== 'object') return value
  const fields = new Map(type.fields.map((field) => [field.name, field.type]))
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      name.startsWith('_') ? held : tagEditorTexts(held, fields.get(name)),
    ]),
  )
}

function memberType(item: unknown, members: readonly SchemaType[]): SchemaType | undefined {
  if (typeof item !== 'object' || item === null) {
    return members.find(({ jsonType }) => jsonType === typeof item)
  }
  return members.find(({ name }) => '_type' in item && name === item._type)
}

/** Whether a field's texts are words for visitors, and not identifiers. */
export function isText(type: SchemaType): boolean {
  const choices: unknown = type.options && 'list' in type.options ? type.options.list : undefined
  if (choices !== undefined) return false
  for (let base: SchemaType | undefined = type; base; base = base.type ?? undefined) {
    if (NAMES.has(base.name)) return false
  }
  return true
}
