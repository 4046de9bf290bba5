import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField, defineType } from 'sanity'
import { headingField, pictureField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** An article: a picture across the window, a heading, running text and one loud quotation. */
export const articleText = defineType({
  name: 'articleText',
  title: 'Article',
  type: 'object',
  icon: DocumentTextIcon,
  options: { section: { group: 'people' } },
  groups: [
    { name: 'head', title: 'Head', default: true },
    { name: 'text', title: 'Text' },
  ],
  fieldsets: [placeFieldset],
  fields: [
    { ...pictureField, group: 'head' },
    defineField({
      name: 'notice',
      title: 'Notice',
      type: 'string',
      group: 'head',
      description: 'A tag above the heading, for example that the article is a placeholder.',
      validation: (rule) => rule.max(40),
    }),
    { ...headingField, group: 'head' },
    defineField({
      name: 'byline',
      title: 'Byline',
      type: 'string',
      group: 'head',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'lead',
      title: 'Lead',
      type: 'text',
      rows: 4,
      group: 'text',
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'text',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'quotation',
      title: 'Quotation',
      type: 'text',
      rows: 2,
      group: 'text',
      description: 'Under twenty-five words, without quotation marks.',
      validation: (rule) => rule.max(180),
    }),
    defineField({
      name: 'closing',
      title: 'Text after the quotation',
      type: 'richText',
      group: 'text',
    }),
    ...placeFields('light').map((field) => ({ ...field, group: 'head' })),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Article', media }),
  },
})
