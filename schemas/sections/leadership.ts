import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** The people who lead the company, each with a biography to open. */
export const leadership = defineSection({
  name: 'leadership',
  title: 'Leadership',
  icon: StarIcon,
  group: 'people',
  keywords: ['team', 'board', 'management', 'people', 'biography'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'members',
      title: 'Members',
      type: 'array',
      description:
        'Usually empty: all people are shown, in the order of the list “Team”. Choose some only to show fewer of them here, or in another order.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Team member',
          to: [{ type: 'teamMember' }],
        }),
      ],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'readLabel',
      title: 'Label for the biography link',
      type: 'string',
      initialValue: 'Read bio',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'profileLabel',
      title: 'Label for the professional profile link',
      type: 'string',
      initialValue: 'Professional profile',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'emptyBiography',
      title: 'Text if there is no biography',
      type: 'string',
      initialValue: 'No biography available.',
      validation: (rule) => rule.required().max(80),
    }),
  ],
})
