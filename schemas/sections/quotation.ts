import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField } from 'sanity'
import { withoutQuotationMarks } from '../objects/quotationMarks.ts'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection, onlyIn } from './defineSection.ts'

/** What a person said, in their words. */
export const quotation = defineSection({
  name: 'quotation',
  title: 'Quotation',
  icon: BlockquoteIcon,
  group: 'people',
  keywords: ['quote', 'citation', 'customer voice', 'said'],
  layouts: [
    { name: 'large', title: 'Large' },
    { name: 'portrait', title: 'With a portrait' },
  ],
  heading: 'optional',
  fields: [
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'text',
      rows: 4,
      description: 'Without quotation marks: the website adds them.',
      validation: (rule) => rule.required().max(400).custom(withoutQuotationMarks),
    }),
    requiredString('author', 'Person', 80),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      description: 'What the person does, and where.',
      validation: (rule) => rule.max(120),
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'picture',
      hidden: onlyIn('portrait'),
    }),
  ],
  preview: { title: 'quote', media: 'portrait' },
})
