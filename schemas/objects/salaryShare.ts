import { TiersIcon } from '@sanity/icons/Tiers'
import { defineField, defineType } from 'sanity'

/** A share of a salary, in percent, and what it is called. */
export const salaryShare = defineType({
  name: 'salaryShare',
  title: 'Share of a salary',
  type: 'object',
  icon: TiersIcon,
  fields: [
    defineField({
      name: 'percent',
      title: 'Percent',
      type: 'number',
      validation: (rule) => rule.required().positive().max(100),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({ name: 'ground', title: 'Ground', type: 'ground' }),
  ],
  preview: {
    select: { label: 'label', percent: 'percent' },
    prepare: ({ label, percent }) => ({ title: `${percent ?? '?'}% ${label ?? ''}` }),
  },
})
