import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { emailAddress } from '../objects/emailAddress.ts'
import { derivedText, matchesPlainText, requiredText } from '../objects/formattedText.ts'
import { requiredString } from '../objects/requiredString.ts'

export const jobPosition = defineType({
  name: 'jobPosition',
  title: 'Open position',
  type: 'document',
  icon: CaseIcon,
  fieldsets: [{ name: 'place', title: 'Where and how', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'For example Engineering or Sales.',
      validation: (rule) => rule.required().max(40),
    }),
    requiredString('title', 'Title', 80),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'string',
      fieldset: 'place',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'string',
      fieldset: 'place',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'workType',
      title: 'Work type',
      type: 'string',
      fieldset: 'place',
      description: 'For example Full time, on site.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'descriptionText',
      title: 'Description',
      type: 'formattedText',
      validation: (rule) => [
        rule.custom(requiredText('description', 4000)),
        rule.custom(matchesPlainText('description', 'descriptionDerived')).warning(),
      ],
    }),
    // The plain text of the description; other readers of the dataset use it.
    defineField({ name: 'description', title: 'Plain description', type: 'text', hidden: true }),
    derivedText('descriptionDerived'),
    defineField({
      name: 'applicationEmail',
      title: 'Applications go to',
      type: 'string',
      validation: (rule) => emailAddress(rule.required()),
    }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'category' } },
})
