import type { ComponentType } from 'react'
import {
  type ConditionalPropertyCallback,
  defineField,
  defineType,
  type FieldDefinition,
  type FieldGroupDefinition,
  type FieldsetDefinition,
} from 'sanity'
import { type GroundName, groundTitles } from '../objects/ground.ts'
import { RESERVED_IDS } from '../objects/reservedIds.ts'
import type { SectionLayout, SectionOptions } from './sectionOptions.ts'

interface SectionDefinition<Name extends string> {
  name: Name
  title: string
  icon: ComponentType
  group: SectionOptions['group']
  /** What an editor may search for besides the title. */
  keywords: readonly string[]
  description?: string
  /** The first is what a new section has. Without any, the type has one variant. */
  layouts?: readonly SectionLayout[]
  /** Tabs of the form. What all sections have is in the first. */
  tabs?: readonly FieldGroupDefinition[]
  fieldsets?: readonly FieldsetDefinition[]
  /** `optional` where the section says enough without one; `multiline` keeps line breaks. */
  heading?: 'required' | 'optional' | 'multiline' | 'none'
  /** By default there is one where there is a heading. */
  lead?: 'optional' | 'none'
  /** Layouts that show no lead. */
  withoutLead?: readonly string[]
  /** Where the layout has space for more or less than usual, in characters. */
  limits?: { heading?: number; lead?: number }
  /** `none` where forms and pictures of the section's own cover all of it. */
  grounds?: keyof typeof GROUNDS
  descriptions?: { heading?: string; ground?: string }
  /** What only this type has, between the lead and the place on the page. */
  fields: FieldDefinition[]
  /** Paths of what lists show: as the title where there is no heading, and as the picture. */
  preview?: { title?: string; media?: string }
}

/** With `light` and `dark` the section has parts in colours that are readable on these alone. */
const GROUNDS = {
  all: groundTitles.map(({ value }) => value),
  light: ['paper', 'white', 'raffia', 'dew'],
  dark: ['ink', 'indigo'],
  none: [],
} as const satisfies Record<string, readonly GroundName[]>

const HEADING_MAX = 80
const LEAD_MAX = 280
const ANCHOR_MAX = 40
const ANCHOR = /^[a-z][a-z0-9-]*$/

const PLACE = 'place'

/**
 * Every section type is defined here, with what all of them have: heading, lead, layout, ground and
 * anchor. `app/sectionParts/SectionFrame.tsx` renders the ground and the anchor.
 */
export function defineSection<const Name extends string>(definition: SectionDefinition<Name>) {
  const { name, title, icon, group, keywords, description, layouts, tabs } = definition
  const { heading = 'required', grounds = 'all', fieldsets = [], fields, preview } = definition
  const lead = definition.lead ?? (heading === 'none' ? 'none' : 'optional')
  const section: SectionOptions = {
    group,
    keywords,
    ...(layouts && { layouts }),
    grounds: GROUNDS[grounds],
  }
  const [firstTab] = tabs ?? []
  const inFirstTab = (field: FieldDefinition) => ({
    ...field,
    ...(firstTab && { group: firstTab.name }),
  })
  const head = [
    ...(layouts ? [layoutField(layouts)] : []),
    ...(heading === 'none' ? [] : [headingField(heading, definition)]),
    ...(lead === 'none' ? [] : [leadField(definition)]),
  ]
  const place = [...(grounds === 'none' ? [] : [groundField(grounds, definition)]), anchorField]
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    ...(description && { description }),
    options: { section },
    ...(tabs && { groups: tabs.map((tab) => ({ ...tab, default: tab === firstTab })) }),
    fieldsets: [
      ...fieldsets,
      {
        name: PLACE,
        title: grounds === 'none' ? 'Anchor' : 'Background and anchor',
        options: { columns: 2 },
      },
    ],
    fields: [...head.map(inFirstTab), ...fields, ...place.map(inFirstTab)],
    preview: {
      select: {
        ...(heading !== 'none' && { heading: 'heading' }),
        ...(layouts && { layout: 'layout' }),
        ...(preview?.title && { named: preview.title }),
        ...(preview?.media && { media: preview.media }),
      },
      prepare: (shown) => ({
        ...listed(title, layouts, shown),
        ...(preview?.media && { media: shown.media }),
      }),
    },
  })
}

/**
 * Hides a field in layouts that do not show it. What was written in it stays in the document and is
 * not validated.
 */
export function onlyIn(...layouts: readonly string[]): ConditionalPropertyCallback {
  return ({ parent }) => !layouts.includes(String(Object(parent).layout))
}

/** Hides a field in these layouts, which do not show it. */
export function notIn(...layouts: readonly string[]): ConditionalPropertyCallback {
  return ({ parent }) => layouts.includes(String(Object(parent).layout))
}

interface Shown {
  heading?: string
  named?: string
  layout?: string
}

/** @returns the lines for a section in a list: what it is called, and its type and layout */
function listed(
  type: string,
  layouts: readonly SectionLayout[] = [],
  { heading, named, layout }: Shown,
) {
  const chosen = layouts.find((each) => each.name === layout) ?? layouts[0]
  const subtitle = chosen && layouts.length > 1 ? `${type}, ${chosen.title.toLowerCase()}` : type
  const title = heading || named
  return title ? { title, subtitle } : { title: subtitle }
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

type HeadOptions = Pick<SectionDefinition<string>, 'limits' | 'descriptions' | 'withoutLead'>

function headingField(
  kind: 'required' | 'optional' | 'multiline',
  { limits, descriptions }: HeadOptions,
) {
  const max = limits?.heading ?? HEADING_MAX
  const field = {
    name: 'heading',
    title: 'Heading',
    ...(descriptions?.heading && { description: descriptions.heading }),
  }
  if (kind === 'multiline') {
    return defineField({
      ...field,
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(max),
    })
  }
  const isRequired = kind === 'required'
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => (isRequired ? rule.required().max(max) : rule.max(max)),
  })
}

function leadField({ limits, withoutLead = [] }: HeadOptions) {
  return defineField({
    name: 'lead',
    title: 'Lead',
    type: 'text',
    rows: 3,
    description: 'One or two sentences next to or under the heading.',
    ...(withoutLead.length > 0 && { hidden: notIn(...withoutLead) }),
    validation: (rule) => rule.max(limits?.lead ?? LEAD_MAX),
  })
}

function groundField(grounds: 'all' | 'light' | 'dark', { descriptions }: HeadOptions) {
  const allowed: readonly string[] = GROUNDS[grounds]
  return defineField({
    name: 'ground',
    title: 'Background',
    type: 'ground',
    fieldset: PLACE,
    description:
      descriptions?.ground ??
      'The background colour of the section. If empty, the layout’s default is used.',
    ...(grounds !== 'all' && {
      options: { list: groundTitles.filter(({ value }) => allowed.includes(value)) },
    }),
  })
}

const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  fieldset: PLACE,
  description: 'Lets links scroll to this section: enter “prices” for links that end in #prices.',
  validation: (rule) => rule.max(ANCHOR_MAX).custom(allowedAnchor),
})

/** Judges an anchor of a section, as a validation rule. */
export function allowedAnchor(anchor: string | undefined): true | string {
  if (!anchor) return true
  if (RESERVED_IDS.test(anchor))
    return 'This anchor is reserved by the website. Choose another anchor.'
  return (
    ANCHOR.test(anchor) || 'Start with a letter. Use only lower-case letters, digits and hyphens.'
  )
}
