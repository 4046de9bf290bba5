import { SearchIcon } from '@sanity/icons/Search'
import { defineField } from 'sanity'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection } from './defineSection.ts'
import { smallPictureField } from './fields.ts'

/** Shown for every unknown path, on the page /404. */
export const notFound = defineSection({
  name: 'notFound',
  title: 'Not found page',
  icon: SearchIcon,
  group: 'text',
  keywords: ['not found', '404', 'error'],
  grounds: 'light',
  fields: [
    requiredString('backLabel', 'Label of the “Go back” button', 30),
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
      description: 'Runs across the page above the text. If empty, the default picture is used.',
    }),
    smallPictureField,
  ],
  preview: { media: 'picture' },
})
