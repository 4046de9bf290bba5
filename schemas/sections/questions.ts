import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** Questions and answers, one open at a time. */
export const questions = defineSection({
  name: 'questions',
  title: 'FAQs',
  icon: HelpCircleIcon,
  group: 'lists',
  keywords: ['faq', 'question', 'questions', 'q&a', 'answers', 'help', 'accordion'],
  grounds: 'light',
  fields: [
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description:
        'Usually empty: all questions are shown, in the order of the list “FAQs”. Choose some only to show fewer of them here, or in another order.',
      of: [defineArrayMember({ type: 'reference', title: 'Question', to: [{ type: 'faqItem' }] })],
      validation: (rule) => rule.max(12).unique(),
    }),
    defineField({ name: 'cloth', title: 'Background picture', type: 'picture' }),
    defineField({ name: 'picture', title: 'Picture in front', type: 'picture' }),
  ],
  preview: { media: 'picture' },
})
