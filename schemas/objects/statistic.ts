import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'

/** One figure that counts up once. */
export const statistic = defineType({
  name: 'statistic',
  title: 'Figure',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'number',
      validation: (rule) => rule.required().integer().positive().max(999),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      description: 'Follows the number directly, for example m for millions.',
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'suffix',
      title: 'Suffix',
      type: 'string',
      initialValue: '+',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({ name: 'band', title: 'Band of cloth', type: 'picture' }),
  ],
  preview: {
    select: { label: 'label', value: 'value', unit: 'unit', suffix: 'suffix', media: 'band' },
    prepare: ({ label, value, unit, suffix, media }) => ({
      title: `${value ?? ''}${unit ?? ''}${suffix ?? ''} ${label ?? ''}`,
      media,
    }),
  },
})
