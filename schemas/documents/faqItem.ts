import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { derivedText, matchesPlainText, requiredText } from '../objects/formattedText.ts'

/** A question people ask, and the answer. */
export const faqItem = defineType({
  name: 'faqItem',
  title: 'FAQ',
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
      name: 'answerText',
      title: 'Answer',
      type: 'formattedText',
      validation: (rule) => [
        rule.custom(requiredText('answer', 800)),
        rule.custom(matchesPlainText('answer', 'answerDerived')).warning(),
      ],
    }),
    // The plain text of the answer; other readers of the dataset use it.
    defineField({ name: 'answer', title: 'Plain answer', type: 'text', hidden: true }),
    derivedText('answerDerived'),
    defineField({
      name: 'link',
      title: 'Link after the answer',
      type: 'link',
      options: { collapsible: true, collapsed: true },
      validation: (rule) => rule.optional(),
    }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'question', subtitle: 'answer' } },
})
