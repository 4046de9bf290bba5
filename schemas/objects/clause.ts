import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'

/** One numbered clause of a policy; its number is its position. */
export const clause = defineType({
  name: 'clause',
  title: 'Clause',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Without a number: clauses are numbered in their order.',
      validation: (rule) =>
        rule
          .required()
          .max(80)
          .custom((title) =>
            /^\d/.test(title ?? '') ? 'Leave the number out; it is added by itself.' : true,
          ),
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description:
        'The end of the clause’s own address, such as refunds. Once others link to it, leave it as it is.',
      validation: (rule) =>
        rule.max(60).regex(/^[a-z][a-z0-9-]*$/, {
          name: 'lower-case letters, digits and hyphens, such as our-duty',
        }),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'title' } },
})
