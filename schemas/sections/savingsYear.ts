import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

function label(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'string',
    fieldset: 'labels',
    validation: (rule) => rule.required().max(30),
  })
}

/** A savings group’s year: a bar a week, ending in the share-out. */
export const savingsYear = defineType({
  name: 'savingsYear',
  title: 'Savings year',
  type: 'object',
  icon: CalendarIcon,
  options: { section: { group: 'stories' } },
  fieldsets: [{ name: 'labels', title: 'Legend', options: { columns: 2 } }],
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'weeks',
      title: 'Weeks in the year',
      type: 'number',
      initialValue: 52,
      validation: (rule) => rule.required().integer().min(4).max(53),
    }),
    defineField({
      name: 'weeksHeld',
      title: 'Weeks that are over',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0).max(53),
    }),
    defineField({
      name: 'loanWeeks',
      title: 'Weeks in which a loan went out',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      validation: (rule) => rule.unique().max(53),
    }),
    label('heldLabel', 'A week that is over'),
    label('loanLabel', 'A week with a loan'),
    label('toComeLabel', 'A week to come'),
    label('shareOutLabel', 'The last week'),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Savings year' }),
  },
})
