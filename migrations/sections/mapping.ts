/** A stored section: only its type is known. */
export interface StoredSection {
  readonly _type: string
  readonly [field: string]: unknown
}

/** Converts a section of a removed type to its replacement, without any other change. */
export type SectionMapping = (old: StoredSection) => StoredSection

/** By the name of the removed type. */
export type SectionMappings = Readonly<Record<string, SectionMapping>>

/** A paragraph of rich text from a plain string, with deterministic keys. */
export function paragraphFrom(text: string, key: string) {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}-words`, text, marks: [] }],
  }
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @returns the same fields, those named in `names` under their new names */
function renamed(fields: Fields, names: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, unknown] => [names[name] ?? name, value]),
  )
}

/**
 * @returns the items of a list with another type and other field names. Members that are not
 * objects are unchanged; a value that is not a list is omitted.
 */
export function mapItems(
  name: string,
  list: unknown,
  type: string,
  change: Readonly<Record<string, string>> | ((item: Fields) => Fields) = {},
): Fields {
  if (!Array.isArray(list)) return {}
  const map = typeof change === 'function' ? change : (item: Fields) => renamed(item, change)
  return {
    [name]: list.map((item) => (isFields(item) ? { ...map(item), _type: type } : item)),
  }
}

/** @returns a field with a list of the values, in order; no field if all are missing */
export function listOf(name: string, ...values: readonly unknown[]): Fields {
  if (values.every((value) => value === undefined)) return {}
  return { [name]: values.map((value) => value ?? '') }
}

/** @returns the field, unless it has no value */
export function given(name: string, value: unknown): Fields {
  return value === undefined ? {} : { [name]: value }
}
