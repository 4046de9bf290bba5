import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'

/** A question people ask, and the answer. */
export const faqItem = defineType({
  name: 'faqItem',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      validation: (rule) => [
        rule.required().max(120),
        rule
          .custom((question) =>
            question?.trim().endsWith('?') ? true : 'A question ends with a question mark.',
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'text',
      rows: 5,
      description: 'Plain text; a line break starts a new paragraph.',
      validation: (rule) => rule.required().max(800),
    }),
    defineField({
      name: 'link',
      title: 'Link after the answer',
      type: 'link',
      options: { collapsible: true, collapsed: true },
      validation: (rule) => rule.optional(),
    }),
    defineField({ name: 'order', title: 'Order', type: 'order' }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'question', subtitle: 'answer' } },
})
