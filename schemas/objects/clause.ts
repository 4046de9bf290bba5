import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineField, defineType } from 'sanity'
import { POLICY_IDS } from '../../app/content/policyIds.ts'

const reserved: ReadonlySet<string | undefined> = new Set(POLICY_IDS)

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
            /^\d+(?:\.\d+)*[.)]\s/.test(title ?? '')
              ? 'Leave out the number: it is added automatically.'
              : true,
          ),
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description:
        'Lets links open this clause: enter refunds for links that end in #refunds. Do not change it once other pages link to it.',
      validation: (rule) =>
        rule
          .max(60)
          .regex(/^[a-z][a-z0-9-]*$/, {
            name: 'an anchor that starts with a letter and has only lower-case letters, digits and hyphens, such as our-duty',
          })
          .custom((anchor) =>
            reserved.has(anchor)
              ? 'This anchor is reserved by the website. Choose another anchor.'
              : true,
          ),
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
