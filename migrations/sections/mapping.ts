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
