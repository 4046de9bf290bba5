import { RocketIcon } from '@sanity/icons/Rocket'
import { defineField, defineType } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'

/** The banner that invites startups to the innovation hub. */
export const hubBanner = defineType({
  name: 'hubBanner',
  title: 'Innovation hub banner',
  type: 'object',
  icon: RocketIcon,
  options: { section: { group: 'openings' } },
  fields: [
    defineField({
      name: 'kicker',
      title: 'Line above the heading',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'link',
      title: 'Button',
      type: 'link',
      validation: requiredLink,
    }),
    defineField({ name: 'cloth', title: 'Cloth', type: 'picture' }),
  ],
  preview: {
    select: { title: 'heading', media: 'cloth' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Innovation hub banner', media }),
  },
})
