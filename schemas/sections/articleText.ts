import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineField } from 'sanity'
import { withoutQuotationMarks } from '../objects/quotationMarks.ts'
import { defineSection } from './defineSection.ts'
import { pictureField } from './fields.ts'

/** An article: a picture across the window, a heading, running text and one loud quotation. */
export const articleText = defineSection({
  name: 'articleText',
  title: 'Long-form text',
  icon: DocumentTextIcon,
  group: 'text',
  keywords: ['story', 'news', 'report', 'blog post'],
  tabs: [
    { name: 'head', title: 'Head' },
    { name: 'text', title: 'Text' },
  ],
  limits: { lead: 400 },
  grounds: 'light',
  fields: [
    { ...pictureField, group: 'head' },
    defineField({
      name: 'notice',
      title: 'Notice',
      type: 'string',
      group: 'head',
      description: 'A tag above the heading, for example that the article is a placeholder.',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'byline',
      title: 'Byline',
      type: 'string',
      group: 'head',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      group: 'text',
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'quotation',
      title: 'Quotation',
      type: 'text',
      rows: 2,
      group: 'text',
      description: 'One sentence, without quotation marks: the website adds them.',
      validation: (rule) => rule.max(180).custom(withoutQuotationMarks),
    }),
    defineField({
      name: 'closing',
      title: 'Text after the quotation',
      type: 'richText',
      group: 'text',
    }),
  ],
  preview: { media: 'picture' },
})
