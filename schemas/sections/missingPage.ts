import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { placeFields, placeFieldset } from './place.ts'

/** What an address that leads nowhere shows, on the page /404. */
export const missingPage = defineType({
  name: 'missingPage',
  title: 'Missing page',
  type: 'object',
  icon: SearchIcon,
  options: { section: { group: 'stories' } },
  fieldsets: [placeFieldset],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'backLabel',
      title: 'Button back',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'homeLabel',
      title: 'Link to the home page',
      type: 'string',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Runs across the page above the words. Left empty, the shipped cloth is shown.',
    }),
    defineField({
      name: 'smallPicture',
      title: 'Picture on phones',
      type: 'picture',
      description: 'Drawn for narrow screens. Left empty, the picture above is shown there too.',
    }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Missing page' }),
  },
})
