import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField } from './fields.ts'

/** Who the company is, at the head of its page, over a band of cloth. */
export const companyIntroduction = defineType({
  name: 'companyIntroduction',
  title: 'Company introduction',
  type: 'object',
  icon: UsersIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 5,
      description: 'What the company does, where and under which licence.',
      validation: (rule) => rule.required().max(600),
    }),
    actionsField,
    defineField({ name: 'band', title: 'Band of cloth', type: 'picture' }),
  ],
  preview: {
    select: { title: 'heading', media: 'band' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Company introduction', media }),
  },
})
