import { StringIcon } from '@sanity/icons/String'
import { defineArrayMember, defineField } from 'sanity'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection } from './defineSection.ts'

/** Text messages measured as the networks measure them. The counts are worked out, not typed. */
export const messageLength = defineSection({
  name: 'messageLength',
  title: 'Message length',
  icon: StringIcon,
  group: 'examples',
  keywords: ['sms', 'text message', 'characters', 'count'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'messages',
      title: 'Messages',
      type: 'array',
      description: 'Characters outside the basic SMS alphabet are highlighted automatically.',
      of: [
        defineArrayMember({
          type: 'text',
          rows: 3,
          validation: (rule) => rule.required().max(320),
        }),
      ],
      validation: (rule) => rule.required().min(1).max(2).unique(),
    }),
    defineField({
      name: 'limitLabel',
      title: 'Limit',
      type: 'string',
      description: 'Next to the count. {limit} becomes 160 or 70.',
      initialValue: 'of {limit}',
      validation: (rule) => rule.required().max(30),
    }),
    requiredString('oneLabel', 'Text if it fits into one message', 40),
    defineField({
      name: 'moreLabel',
      title: 'Text if it takes more',
      type: 'string',
      description: '{messages} becomes their number.',
      validation: (rule) => rule.required().max(40),
    }),
  ],
})
