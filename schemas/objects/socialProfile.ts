import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { requiredHref } from './href.ts'

/** The company’s profile on a social network. */
export const socialProfile = defineType({
  name: 'socialProfile',
  title: 'Social profile',
  type: 'object',
  icon: ShareIcon,
  fields: [
    defineField({
      name: 'platform',
      title: 'Network',
      type: 'string',
      options: {
        list: [
          { title: 'Facebook', value: 'facebook' },
          { title: 'LinkedIn', value: 'linkedin' },
          { title: 'Instagram', value: 'instagram' },
          { title: 'X', value: 'x' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'href',
      validation: requiredHref,
    }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
})
