import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'
import { requiredExternal } from './href.ts'
import { optionTitle } from './optionTitle.ts'

const NETWORKS = [
  { title: 'Facebook', value: 'facebook' },
  { title: 'LinkedIn', value: 'linkedin' },
  { title: 'Instagram', value: 'instagram' },
  { title: 'X', value: 'x' },
]

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
        list: NETWORKS,
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Web address',
      type: 'href',
      description: 'The full https:// address of the profile.',
      validation: requiredExternal,
    }),
  ],
  preview: {
    select: { platform: 'platform', url: 'url' },
    prepare: ({ platform, url }) => ({ title: optionTitle(NETWORKS, platform), subtitle: url }),
  },
})
