import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { requiredPicture, withoutAltText } from '../objects/picture.ts'
import { requiredString } from '../objects/requiredString.ts'

/** A company we work with. */
export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'document',
  icon: UsersIcon,
  fields: [
    requiredString('name', 'Name', 60),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'picture',
      description:
        'No taller than one line of text, with a transparent background. Screen readers read out the name of the partner instead.',
      options: withoutAltText,
      validation: requiredPicture,
    }),
    defineField({ name: 'url', title: 'Website', type: 'href' }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'url', media: 'logo' } },
})
