import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { destinationFields } from './destination.ts'
import { displayedHref } from './displayedHref.ts'
import { requiredString } from './requiredString.ts'

/** One chapter of the API documentation in the Developers menu. */
export const referenceLink = defineType({
  name: 'referenceLink',
  title: 'Reference',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    requiredString('title', 'Title', 30),
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    ...destinationFields(),
  ],
  preview: {
    select: { title: 'title', href: 'href', path: 'page.path' },
    prepare: ({ href, path, ...shown }) => ({ ...shown, subtitle: path ?? displayedHref(href) }),
  },
})
