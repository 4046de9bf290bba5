import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** The opening of the home page: headline, two buttons, certificates and the cloth. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  icon: StarIcon,
  options: { section: { group: 'openings' } },
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'pictures', title: 'Pictures' },
  ],
  fields: [
    defineField({
      name: 'headline',
      title: 'Headline',
      type: 'text',
      rows: 2,
      group: 'words',
      description: 'Line breaks are kept.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'lead',
      title: 'Lead',
      type: 'text',
      rows: 4,
      group: 'words',
      validation: (rule) => rule.max(280),
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      group: 'words',
      description: 'The first is drawn filled.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'showCertificates',
      title: 'Show licences and certificates',
      type: 'boolean',
      group: 'words',
      description: 'They are kept in the site settings.',
      initialValue: true,
    }),
    defineField({ name: 'cloth', title: 'Cloth', type: 'picture', group: 'pictures' }),
    defineField({ name: 'device', title: 'Phone', type: 'picture', group: 'pictures' }),
    defineField({ name: 'note', title: 'Message', type: 'picture', group: 'pictures' }),
  ],
  preview: {
    select: { title: 'headline', media: 'device' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Hero', media }),
  },
})
