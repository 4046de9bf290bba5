import { TagsIcon } from '@sanity/icons/Tags'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** What becomes of a voucher, from its sale to its end, as torn stubs. */
export const voucherLife = defineType({
  name: 'voucherLife',
  title: 'Life of a voucher',
  type: 'object',
  icon: TagsIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'stubs',
      title: 'Stubs',
      type: 'array',
      of: [defineArrayMember({ type: 'voucherStub' })],
      validation: (rule) => rule.required().min(2).max(4),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Life of a voucher' }),
  },
})
