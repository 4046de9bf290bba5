import type { GroundName } from '../objects/ground.ts'

/** What the Studio's picker and the generator read of a section type: its `options.section`. */

/** The kinds an editor looks for, in the order the picker offers them. */
export const sectionGroups = [
  { name: 'heroes', title: 'Top of the page' },
  { name: 'text', title: 'Text and pictures' },
  { name: 'lists', title: 'Features and lists' },
  { name: 'figures', title: 'Numbers and tables' },
  { name: 'examples', title: 'Illustrated examples' },
  { name: 'people', title: 'People and partners' },
  { name: 'actions', title: 'Buttons and contact' },
  { name: 'forms', title: 'Forms' },
] as const

/** One way a section type can look; its component is `layouts/<Name>.tsx` of the type's folder. */
export interface SectionLayout {
  name: string
  title: string
}

export interface SectionOptions {
  group: (typeof sectionGroups)[number]['name']
  /** What an editor may search for besides the title. */
  keywords: readonly string[]
  /** The first is taken where none is chosen. A type without layouts has one variant. */
  layouts?: readonly SectionLayout[]
  /** The grounds an editor can choose. */
  grounds: readonly GroundName[]
}

declare module '@sanity/types' {
  interface ObjectOptions {
    section?: SectionOptions
  }
}
