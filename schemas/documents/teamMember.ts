import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { optionalExternal } from '../objects/href.ts'
import { requiredPicture } from '../objects/picture.ts'
import { requiredString } from '../objects/requiredString.ts'

/** Someone who leads the company. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  fields: [
    requiredString('name', 'Name', 60),
    requiredString('role', 'Role', 80),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'picture',
      description: 'Upright, head and shoulders.',
      validation: requiredPicture,
    }),
    defineField({
      name: 'bio',
      title: 'Biography',
      type: 'text',
      rows: 10,
      description: 'A line break starts a new paragraph.',
      validation: (rule) => rule.max(2000),
    }),
    defineField({
      name: 'linkedinUrl',
      title: 'Professional profile',
      type: 'href',
      description: 'The full https:// address of the profile.',
      validation: optionalExternal,
    }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
})
