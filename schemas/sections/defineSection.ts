import type { ComponentType } from 'react'
import {
  type ConditionalPropertyCallback,
  defineField,
  defineType,
  type FieldDefinition,
} from 'sanity'
import { placeFields, placeFieldset } from './place.ts'
import type { SectionLayout, SectionOptions } from './sectionOptions.ts'

interface SectionDefinition<Name extends string> {
  name: Name
  title: string
  icon: ComponentType
  group: SectionOptions['group']
  /** What an editor may search for besides the title. */
  words: readonly string[]
  /** The first is what a new section has. */
  layouts: readonly SectionLayout[]
  /**
   * `optional` where the section says enough without one; `multiline` keeps line breaks; `none`
   * leaves out the lead too.
   */
  heading?: 'required' | 'optional' | 'multiline' | 'none'
  /** What only this type has, between the lead and the place on the page. */
  fields: FieldDefinition[]
}

const HEADING_MAX = 80
const LEAD_MAX = 280

/**
 * A section type with what all of them have: heading, lead, layout, ground and anchor. The site
 * draws the ground and sets the anchor in `app/sections/SectionFrame.tsx`.
 */
export function defineSection<const Name extends string>({
  name,
  title,
  icon,
  group,
  words,
  layouts,
  heading = 'required',
  fields,
}: SectionDefinition<Name>) {
  const section: SectionOptions = { group, words, layouts }
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    options: { section },
    fieldsets: [placeFieldset],
    fields: [
      layoutField(layouts),
      ...(heading === 'none' ? [] : [headingField(heading), leadField]),
      ...fields,
      ...placeFields(),
    ],
    preview: {
      select: { ...(heading !== 'none' && { title: 'heading' }), layout: 'layout' },
      prepare: ({ title: heading, layout }) => {
        const shown = layouts.find((each) => each.name === layout) ?? layouts[0]
        const subtitle = layouts.length > 1 ? `${title}, ${shown?.title.toLowerCase()}` : title
        return heading ? { title: heading, subtitle } : { title: subtitle }
      },
    },
  })
}

/** Hides a field in layouts that do not show it. What was written in it stays in the document. */
export function onlyIn(...layouts: readonly string[]): ConditionalPropertyCallback {
  return ({ parent }) => !layouts.includes(String(Object(parent).layout))
}

function layoutField(layouts: readonly SectionLayout[]) {
  return defineField({
    name: 'layout',
    title: 'Layout',
    type: 'string',
    options: {
      list: layouts.map(({ name, title }) => ({ value: name, title })),
      layout: 'radio',
    },
    initialValue: layouts[0]?.name,
    hidden: layouts.length < 2,
  })
}

function headingField(kind: 'required' | 'optional' | 'multiline') {
  if (kind === 'multiline') {
    return defineField({
      name: 'heading',
      title: 'Heading',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(HEADING_MAX),
    })
  }
  const isRequired = kind === 'required'
  return defineField({
    name: 'heading',
    title: 'Heading',
    type: 'string',
    validation: (rule) => (isRequired ? rule.required().max(HEADING_MAX) : rule.max(HEADING_MAX)),
  })
}

const leadField = defineField({
  name: 'lead',
  title: 'Lead',
  type: 'text',
  rows: 3,
  description: 'One or two sentences beside or under the heading.',
  validation: (rule) => rule.max(LEAD_MAX),
})
