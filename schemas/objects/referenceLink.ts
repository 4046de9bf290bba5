import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { requiredHref } from './href.ts'

/** One chapter of the API documentation in the Developers menu. */
export const referenceLink = defineType({
  name: 'referenceLink',
  title: 'Reference',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'href',
      validation: requiredHref,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'href' } },
})
