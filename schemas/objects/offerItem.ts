import { MenuIcon } from '@sanity/icons/Menu'
import { defineField, defineType } from 'sanity'
import { destinationFields } from './destination.ts'
import { displayedHref } from './displayedHref.ts'
import { requiredString } from './requiredString.ts'

/** One card of the “What we offer” menu. */
export const offerItem = defineType({
  name: 'offerItem',
  title: 'Offer',
  type: 'object',
  icon: MenuIcon,
  fields: [
    requiredString('title', 'Title', 40),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'shortDescription',
      title: 'Short description',
      type: 'string',
      description: 'Shown on phones instead of the description.',
      validation: (rule) => rule.max(60),
    }),
    ...destinationFields(),
    defineField({
      name: 'linkLabel',
      title: 'Button label',
      type: 'string',
      initialValue: 'View',
      validation: (rule) => rule.required().max(24),
    }),
    defineField({
      name: 'strip',
      title: 'Picture at the side',
      type: 'picture',
      description: 'Shown next to the card. It grows when a visitor points at the card.',
    }),
  ],
  preview: {
    select: { title: 'title', href: 'href', path: 'page.path', media: 'strip' },
    prepare: ({ href, path, ...shown }) => ({ ...shown, subtitle: path ?? displayedHref(href) }),
  },
})
