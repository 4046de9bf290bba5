import { defineField, defineType } from 'sanity'
import { requiredHref } from './href.ts'

/** One line of the index. */
export const serviceEntry = defineType({
  name: 'serviceEntry',
  title: 'Service',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'href',
      title: 'Address',
      type: 'href',
      validation: requiredHref,
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Shown on the cloth while the service is pointed at. Optional.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'href', media: 'picture' } },
})
