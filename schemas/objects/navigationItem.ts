import { MenuIcon } from '@sanity/icons/Menu'
import { defineField, defineType } from 'sanity'
import { destinationFields } from './destination.ts'
import { displayedHref } from './displayedHref.ts'
import { requiredString } from './requiredString.ts'

/** One destination in the Company menu. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Menu item',
  type: 'object',
  icon: MenuIcon,
  fields: [
    requiredString('title', 'Title', 40),
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      type: 'string',
      validation: (rule) => rule.max(60),
    }),
    ...destinationFields(),
    defineField({
      name: 'swatch',
      title: 'Small picture',
      type: 'picture',
      description: 'A square of cloth shown next to the title.',
    }),
    defineField({
      name: 'opensNewsletter',
      title: 'Opens the newsletter dialog',
      type: 'boolean',
      description:
        'The dialog opens when visitors arrive through this menu item. The page it leads to needs a Newsletter section with a filled-in dialog.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'title', href: 'href', path: 'page.path', media: 'swatch' },
    prepare: ({ href, path, ...shown }) => ({ ...shown, subtitle: path ?? displayedHref(href) }),
  },
})
