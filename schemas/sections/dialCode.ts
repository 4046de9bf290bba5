import { HashIcon } from '@sanity/icons/Hash'
import { defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** The head of a page that says its short code louder than anything else. */
export const dialCode = defineType({
  name: 'dialCode',
  title: 'Dial code',
  type: 'object',
  icon: HashIcon,
  options: { section: { group: 'stories' } },
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      validation: (rule) => rule.required().regex(/^\*[\d*]{1,8}#$/, { name: 'a short code' }),
    }),
    defineField({
      name: 'spokenCode',
      title: 'Code in words',
      type: 'string',
      description: 'Read out by screen readers in place of the signs.',
      validation: (rule) => rule.required().max(60),
    }),
    headingField,
    leadField,
    actionsField,
    { ...pictureField, title: 'Phone' },
  ],
  preview: {
    select: { title: 'heading', code: 'code', media: 'picture' },
    prepare: ({ title, code, media }) => ({ title, subtitle: `Dial code ${code ?? ''}`, media }),
  },
})
