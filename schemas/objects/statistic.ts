import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'
import { onlyInLayouts } from './onlyInLayouts.ts'

/** One figure: a number that counts up or has a bar, or a few words in its place. */
export const statistic = defineType({
  name: 'statistic',
  title: 'Figure',
  type: 'object',
  icon: TrendUpwardIcon,
  fieldsets: [{ name: 'number', title: 'Number', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'value',
      title: 'Number',
      type: 'number',
      fieldset: 'number',
      validation: (rule) =>
        rule
          .integer()
          .min(0)
          .custom((value, { parent }) =>
            value !== undefined || Object(parent).figure
              ? true
              : 'Enter a number, or a figure in words.',
          ),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      type: 'string',
      fieldset: 'number',
      description: 'Follows the number directly, for example m for millions.',
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'suffix',
      title: 'Suffix',
      type: 'string',
      fieldset: 'number',
      description: 'Follows the unit, for example +.',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'figure',
      title: 'Figure in words',
      type: 'string',
      description:
        'Shown in a row in place of the number, for example “412 to 9”; in other layouts only without a number.',
      validation: (rule) => rule.max(12),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'What the figure counts.',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'string',
      hidden: onlyInLayouts('shares'),
      validation: (rule) => rule.max(120),
    }),
    defineField({
      name: 'band',
      title: 'Picture above the figure',
      type: 'picture',
      hidden: onlyInLayouts('countUp'),
    }),
  ],
  preview: {
    select: {
      label: 'label',
      figure: 'figure',
      value: 'value',
      unit: 'unit',
      suffix: 'suffix',
      media: 'band',
    },
    prepare: ({ label, figure, value, unit, suffix, media }) => ({
      title: `${figure ?? `${value ?? ''}${unit ?? ''}${suffix ?? ''}`} ${label ?? ''}`,
      media,
    }),
  },
})
