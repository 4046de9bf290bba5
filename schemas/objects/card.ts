import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { type ConditionalPropertyCallback, defineField, defineType } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { requiredString } from './requiredString.ts'

/** Hides a field of a card in sections with another layout, which do not show it. */
function onlyInSection(layout: string): ConditionalPropertyCallback {
  return ({ document, path: [list, position] }) => {
    if (!isRecord(position) || !isRecord(document)) return false
    const sections = document[String(list)]
    const section = Array.isArray(sections) ? sections.find(hasKey(position._key)) : undefined
    return isRecord(section) && section.layout !== layout
  }
}

const hasKey = (key: unknown) => (item: unknown) => isRecord(item) && item._key === key

/** One card that belongs to its section alone. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: StackCompactIcon,
  fields: [
    requiredString('title', 'Title', 40),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Shown under the title.',
      hidden: onlyInSection('counters'),
      validation: (rule) => rule.max(40),
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'view',
      title: 'Part of the drawing',
      type: 'string',
      description:
        'Which part of the section’s drawing this card shows: the name that the designer gave the view in the SVG file, for example ussd. If empty, the card shows the whole drawing.',
      hidden: onlyInSection('parts'),
      validation: (rule) =>
        rule.regex(/^[a-z][\w-]*$/i, {
          name: 'the view’s ID: a letter, then letters, digits, hyphens or underscores, such as ussd',
        }),
    }),
    defineField({ name: 'ground', title: 'Background', type: 'ground' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text', media: 'picture' } },
})
