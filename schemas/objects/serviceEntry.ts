import { defineField, defineType } from 'sanity'
import { destinationFields } from './destination.ts'
import { displayedHref } from './displayedHref.ts'
import { withoutAltText } from './picture.ts'
import { requiredString } from './requiredString.ts'

/** One line of the index. */
export const serviceEntry = defineType({
  name: 'serviceEntry',
  title: 'Service',
  type: 'object',
  fields: [
    requiredString('title', 'Title', 60),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(160),
    }),
    ...destinationFields(),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description:
        'Optional. Shown while a visitor points at this service. Screen readers skip it: they read out the title and the description.',
      options: withoutAltText,
    }),
  ],
  preview: {
    select: { title: 'title', href: 'href', path: 'page.path', media: 'picture' },
    prepare: ({ href, path, ...shown }) => ({ ...shown, subtitle: path ?? displayedHref(href) }),
  },
})
