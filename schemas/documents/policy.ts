import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { CONTENT_AND_SEARCH, seoField } from '../objects/seo.ts'
import { differentAnchors } from './page.ts'

/** Marks an update before the effective date; both are days. */
function updatedInForce(updated: string | undefined, effective: unknown): true | string {
  return updated && typeof effective === 'string' && updated < effective
    ? `Earlier than the effective date, ${effective}. Leave it if you announce the policy; otherwise correct the date.`
    : true
}

/** A policy, or the terms and conditions: numbered clauses with the date they took effect. */
export const policy = defineType({
  name: 'policy',
  title: 'Policy',
  type: 'document',
  icon: DocumentTextIcon,
  groups: CONTENT_AND_SEARCH,
  fieldsets: [{ name: 'dates', title: 'Dates', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'sitePath',
      group: 'content',
    }),
    defineField({
      name: 'effectiveDate',
      title: 'Effective date',
      type: 'date',
      group: 'content',
      fieldset: 'dates',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'date',
      group: 'content',
      fieldset: 'dates',
      description: 'Leave empty until the policy is first changed.',
      // No error: a policy that is announced takes effect later.
      validation: (rule) =>
        rule
          .custom((date, { document }) => updatedInForce(date, document?.effectiveDate))
          .warning(),
    }),
    defineField({
      name: 'intro',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'keyFigures',
      title: 'Key figures',
      type: 'array',
      group: 'content',
      description: 'The deadlines and amounts readers look for, shown above the clauses.',
      of: [defineArrayMember({ type: 'keyFigure' })],
      validation: (rule) => rule.max(4),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      group: 'content',
    }),
    defineField({
      name: 'clauses',
      title: 'Clauses',
      type: 'array',
      group: 'content',
      description: 'Numbered automatically in this order.',
      of: [defineArrayMember({ type: 'clause' })],
      validation: (rule) => rule.required().min(1).max(60).custom(differentAnchors),
    }),
    defineField({
      name: 'privacy',
      title: 'Privacy section',
      type: 'object',
      group: 'content',
      description: 'Follows the clauses; links to #privacy-policy lead here.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'heading',
          title: 'Heading',
          type: 'string',
          validation: (rule) =>
            rule.custom((heading, { parent }) =>
              heading?.trim() || !Object(parent).body?.length
                ? true
                : 'Add a heading: the text is not shown without one.',
            ),
        }),
        defineField({ name: 'body', title: 'Text', type: 'richText' }),
        defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
      ],
    }),
    defineField({
      name: 'order',
      title: 'Order',
      type: 'order',
      group: 'content',
      description:
        'Among the other policies at the end of a policy page. Lower numbers come first; leave gaps (10, 20, 30) to insert something later.',
    }),
    seoField,
  ],
  orderings: [{ name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'path', media: 'picture' } },
})
