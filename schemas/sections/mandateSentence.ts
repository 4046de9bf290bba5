import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { factsField } from './fields.ts'

/** What a customer agrees to, as one sentence set large, and what follows from it. */
export const mandateSentence = defineType({
  name: 'mandateSentence',
  title: 'Mandate as a sentence',
  type: 'object',
  icon: BlockquoteIcon,
  options: { section: { group: 'stories' } },
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Small: the sentence is what is large.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'sentence',
      title: 'Sentence',
      type: 'richText',
      description: 'One paragraph. What the customer fills in is strong: it is underlined.',
      validation: (rule) => rule.required().max(1),
    }),
    factsField('notes', 'Notes', { min: 0, max: 3 }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Mandate as a sentence' }),
  },
})
