import { TiersIcon } from '@sanity/icons/Tiers'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

function shares(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'salaryShare' })],
    validation: (rule) => rule.required().min(1).max(4),
  })
}

/** Who contributes what, and where it goes: two rows of shares that are as wide as each other. */
export const contributionSplit = defineType({
  name: 'contributionSplit',
  title: 'Split of a contribution',
  type: 'object',
  icon: TiersIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    shares('sources', 'Who pays'),
    shares('uses', 'Where it goes'),
    defineField({
      name: 'choice',
      title: 'What may be added',
      type: 'titledText',
      description: 'The title is set in bold, the text goes on from it.',
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Split of a contribution' }),
  },
})
