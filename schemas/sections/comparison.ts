import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineArrayMember, defineField } from 'sanity'
import { requiredString } from '../objects/requiredString.ts'
import { defineSection } from './defineSection.ts'

/** Two options side by side, from edge to edge, each on its own ground. */
export const comparison = defineSection({
  name: 'comparison',
  title: 'Comparison',
  icon: SplitVerticalIcon,
  group: 'figures',
  keywords: ['comparison', 'two columns', 'versus', 'options'],
  heading: 'optional',
  fields: [
    defineField({
      name: 'options',
      title: 'Options',
      type: 'array',
      description: 'The first option is shown wider.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'comparisonOption',
          title: 'Option',
          fields: [
            requiredString('title', 'Title', 40),
            defineField({
              name: 'ground',
              title: 'Background',
              type: 'ground',
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'rows',
              title: 'Rows',
              type: 'array',
              of: [
                defineArrayMember({
                  type: 'object',
                  name: 'comparisonRow',
                  title: 'Row',
                  fields: [
                    requiredString('term', 'Term', 24),
                    requiredString('detail', 'Detail', 100),
                  ],
                }),
              ],
              validation: (rule) => rule.required().min(1).max(8),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().length(2),
    }),
  ],
  preview: { title: 'options.0.title' },
})
