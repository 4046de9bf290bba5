import { defineArrayMember, defineField, defineType } from 'sanity'

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
          fields: [
            defineField({
              name: 'label',
              title: 'Label',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'value',
              title: 'Value',
              type: 'string',
              validation: (rule) => rule.required().max(80),
            }),
          ],
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
