import { TimelineIcon } from '@sanity/icons/Timeline'
import { defineArrayMember, defineField, type ObjectRule, type ValidationContext } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** They draw weeks, also without entries. */
const WITH_WEEKS: readonly string[] = ['year', 'payments']
/** Layouts that show an entry only at its day or week. */
const AT_A_TIME: readonly string[] = ['strip', ...WITH_WEEKS]
/** Layouts that draw a bar for the length or amount of an entry. */
const WITH_VALUES: readonly string[] = ['lengths', 'payments']

const section = defineSection({
  name: 'timeline',
  title: 'Timeline',
  icon: TimelineIcon,
  group: 'figures',
  keywords: [
    'days',
    'weeks',
    'calendar',
    'schedule',
    'steps',
    'history',
    'conversation',
    'duration',
  ],
  layouts: [
    { name: 'strip', title: 'A strip of days, steps under them' },
    { name: 'lengths', title: 'Bars over days, to scale' },
    { name: 'conversation', title: 'A conversation along one line' },
    { name: 'trace', title: 'A line with a dot at every place' },
    { name: 'year', title: 'A year, one bar for each week' },
    { name: 'payments', title: 'Weeks, with a bar for each payment' },
  ],
  fields: [
    defineField({
      name: 'unitLabel',
      title: 'Label of a day or week',
      type: 'string',
      description: 'Shown before its number, for example Day.',
      hidden: onlyIn('strip', 'payments'),
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'weeks',
      title: 'Weeks',
      type: 'number',
      hidden: onlyIn(...WITH_WEEKS),
      validation: (rule) =>
        rule
          .integer()
          .min(4)
          .max(53)
          .custom((weeks, { parent }) =>
            weeks === undefined && WITH_WEEKS.includes(String(Object(parent).layout))
              ? 'Enter the number of weeks to draw.'
              : true,
          ),
    }),
    defineField({
      name: 'weeksOver',
      title: 'Weeks that are over',
      type: 'number',
      hidden: onlyIn('year'),
      validation: (rule) =>
        rule
          .integer()
          .min(0)
          .max(53)
          .custom((weeksOver, { parent }) => {
            const { weeks } = Object(parent)
            return Number(weeksOver) > weeks ? `Enter at most ${weeks} weeks.` : true
          }),
    }),
    defineField({
      name: 'labels',
      title: 'Labels',
      type: 'array',
      description:
        'Bars: the days, from left to right. Conversation: the names of the left and the right side. Year: the key, in this order: past week, week with an entry, coming week, last week.',
      of: [
        defineArrayMember({ type: 'string', title: 'Label', validation: (rule) => rule.max(30) }),
      ],
      hidden: onlyIn('lengths', 'conversation', 'year'),
      validation: (rule) =>
        rule
          .max(5)
          .unique()
          .custom((labels, { parent }) =>
            Object(parent).layout === 'lengths' && !labels?.length
              ? 'Enter the days, from left to right.'
              : true,
          ),
    }),
    defineField({
      name: 'marked',
      title: 'Text to highlight',
      type: 'string',
      description:
        'For example a payment reference. Highlighted wherever it appears as a whole word.',
      hidden: onlyIn('trace'),
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'items',
      title: 'Entries',
      type: 'array',
      description: 'In the order in which they happen.',
      of: [defineArrayMember({ type: 'timelineEntry' })],
      validation: (rule) => rule.max(53).custom(neededWithoutWeeks).custom(fieldsOfEntries),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown at the end of the line.',
      hidden: onlyIn('conversation'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      hidden: onlyIn('lengths'),
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'titledText',
      description: 'The title is shown in bold, followed by the text on the same line.',
      hidden: onlyIn('payments'),
    }),
  ],
})

/** What happens when, or how long it takes. */
export const timeline = {
  ...section,
  validation: (rule: ObjectRule) => rule.custom(leadOfYear),
}

/** The weeks of a year are only drawn, and the lead is their text alternative. */
function leadOfYear(year: unknown) {
  const { layout, lead } = Object(year)
  if (layout !== 'year' || lead) return true
  return { message: 'Enter a lead: screen readers cannot read the weeks.', path: ['lead'] }
}

function neededWithoutWeeks(entries: unknown, { parent }: ValidationContext): true | string {
  const isNeeded = !WITH_WEEKS.includes(String(Object(parent).layout))
  const isEmpty = !Array.isArray(entries) || entries.length === 0
  return isNeeded && isEmpty ? 'Add at least one entry.' : true
}

/** Refuses an entry without a field that its layout needs to draw it. */
function fieldsOfEntries(entries: unknown, { parent }: ValidationContext) {
  const { layout, weeks = Number.POSITIVE_INFINITY, labels } = Object(parent)
  if (!Array.isArray(entries)) return true
  for (const { _key, title, text, at, value } of entries.map(Object)) {
    const refuse = (field: string, message: string) => ({
      message,
      path: [{ _key: String(_key) }, field],
    })
    if (AT_A_TIME.includes(layout) && at === undefined) {
      return refuse('at', 'Enter the day or week of this entry.')
    }
    if (WITH_WEEKS.includes(layout) && at > weeks) {
      return refuse('at', `Enter a week from 1 to ${weeks}.`)
    }
    if (layout === 'lengths' && !title) return refuse('title', 'Enter the title of this bar.')
    if (layout === 'lengths' && !text) {
      return refuse('text', 'Enter the text of this bar: screen readers cannot read its length.')
    }
    if (WITH_VALUES.includes(layout) && value === undefined) {
      return refuse('value', 'Enter the length or amount of this entry.')
    }
    if (layout === 'lengths' && value > labels?.length) {
      return refuse('value', `Enter at most ${labels.length}, the number of labels.`)
    }
  }
  return true
}
