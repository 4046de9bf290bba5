import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredString } from './requiredString.ts'

/** A slip of paper: one or two cells, and what was decided about them. */
export const slip = defineType({
  name: 'slip',
  title: 'Slip',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'slipCell',
          title: 'Cell',
          fields: [requiredString('label', 'Label', 40), requiredString('value', 'Value', 80)],
        }),
      ],
      validation: (rule) =>
        rule
          .max(2)
          .custom((cells, { parent }) =>
            cells?.length || !Object(parent).verdict ? true : 'Add a cell.',
          ),
    }),
    defineField({
      name: 'verdict',
      title: 'Result',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      options: {
        list: [
          { title: 'Error', value: 'fault' },
          { title: 'On hold', value: 'held' },
          { title: 'Done', value: 'done' },
        ],
      },
      description: 'If empty, it is “Done”.',
    }),
  ],
})
