/** A section as it is stored: only its type is known. */
export interface StoredSection {
  readonly _type: string
  readonly [field: string]: unknown
}

/** Turns a section of a type that is gone into one of a type that is there. Adds and loses nothing else. */
export type SectionMapping = (old: StoredSection) => StoredSection

/** By the name of the type that is gone. */
export type SectionMappings = Readonly<Record<string, SectionMapping>>

/** A paragraph of running text from a plain string, with keys that are the same every time. */
export function paragraphFrom(text: string, key: string) {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}-words`, text, marks: [] }],
  }
}
