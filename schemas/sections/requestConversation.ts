import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** A request told as a conversation on one thread, with the times at which things happen. */
export const requestConversation = defineType({
  name: 'requestConversation',
  title: 'Conversation of a request',
  type: 'object',
  icon: CommentIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'payerLabel',
      title: 'Name of the payer’s side',
      type: 'string',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'askerLabel',
      title: 'Name of your side',
      type: 'string',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'turns',
      title: 'Turns',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'conversationTurn',
          title: 'Turn',
          fields: [
            defineField({
              name: 'time',
              title: 'Time of day',
              type: 'string',
              description: 'Hours, minutes and seconds: 16:40:02.',
              validation: (rule) => rule.required().regex(/^\d{2}:\d{2}:\d{2}$/, { name: 'time' }),
            }),
            defineField({
              name: 'side',
              title: 'Side',
              type: 'string',
              options: {
                list: [
                  { title: 'You', value: 'asker' },
                  { title: 'The payer', value: 'payer' },
                ],
              },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(160),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(8),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Hangs at the end of the thread.',
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Conversation of a request', media }),
  },
})
