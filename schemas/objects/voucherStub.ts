import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'

/** One moment in the life of a voucher, as the stub that remains of it. */
export const voucherStub = defineType({
  name: 'voucherStub',
  title: 'Stub',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'State',
      type: 'string',
      validation: (rule) => rule.required().max(20),
    }),
    defineField({
      name: 'text',
      title: 'What happened',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'when',
      title: 'When',
      type: 'string',
      description: 'A time or a day, as people say it: 09:02, 12 Sep.',
      validation: (rule) => rule.required().max(20),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
