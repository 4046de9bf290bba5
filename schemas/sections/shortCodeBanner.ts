import { HashIcon } from '@sanity/icons/Hash'
import { defineField, defineType } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'
import { headingField } from './fields.ts'

/** A banner that is one link, with a short code as its picture. */
export const shortCodeBanner = defineType({
  name: 'shortCodeBanner',
  title: 'Short code banner',
  type: 'object',
  icon: HashIcon,
  options: { section: { group: 'openings' } },
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      type: 'string',
      description: 'Drawn large. The words beside it must make sense without it.',
      validation: (rule) => rule.required().regex(/^\*[\d*]{1,8}#$/, { name: 'a short code' }),
    }),
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: requiredLink,
    }),
  ],
  preview: {
    select: { title: 'heading', code: 'code' },
    prepare: ({ title, code }) => ({ title, subtitle: `Short code banner ${code ?? ''}` }),
  },
})
