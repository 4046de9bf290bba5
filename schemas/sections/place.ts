/** Ground and anchor, which all sections have. `app/sections/SectionFrame.tsx` renders them. */
import { defineField } from 'sanity'
import { groundTitles } from '../objects/ground.ts'

export const placeFieldset = {
  name: 'place',
  title: 'Place on the page',
  options: { columns: 2 },
} as const

/** Grounds on which a section that is drawn in colours of its own remains readable. */
const RESTRICTED = {
  light: ['paper', 'white', 'raffia', 'dew'],
  dark: ['ink', 'indigo'],
} as const

const ANCHOR_MAX = 40
const ANCHOR = /^[a-z][a-z0-9-]*$/
/** Ids that the page itself uses. */
const TAKEN = /^(?:main|section-.*|site-.*)$/

/** @param kind of the grounds to choose from; omitted, all of them */
export function placeFields(kind?: keyof typeof RESTRICTED) {
  return [groundField(kind), { ...anchorField, fieldset: placeFieldset.name }]
}

function groundField(kind: keyof typeof RESTRICTED | undefined) {
  const allowed: readonly string[] | undefined = kind && RESTRICTED[kind]
  return defineField({
    name: 'ground',
    title: 'Ground',
    type: 'ground',
    fieldset: placeFieldset.name,
    description: 'The colour behind the section. Left empty, the one its layout is drawn on.',
    ...(allowed && {
      options: { list: groundTitles.filter(({ value }) => allowed.includes(value)) },
    }),
  })
}

export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  description: 'Links can lead here: “prices” for an address that ends in #prices.',
  validation: (rule) =>
    rule.max(ANCHOR_MAX).custom((anchor) => {
      if (!anchor) return true
      if (TAKEN.test(anchor)) return 'The page uses this name itself. Choose another.'
      return ANCHOR.test(anchor) || 'Use small letters, digits and hyphens; begin with a letter.'
    }),
})
