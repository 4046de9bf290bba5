import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'

/** Features as a numbered list; the third is the one to remember. */
export const numberedFeatures = defineType({
  name: 'numberedFeatures',
  title: 'Numbered features',
  type: 'object',
  icon: OlistIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      description: 'What links on this page jump to, without the #.',
      initialValue: 'features',
      validation: (rule) =>
        rule.required().regex(/^[a-z][\w-]*$/, { name: 'lower-case letters, digits and hyphens' }),
    }),
    defineField({
      name: 'items',
      title: 'Features',
      type: 'array',
      of: [defineArrayMember({ type: 'featureItem' })],
      validation: (rule) => rule.required().min(3).max(18),
    }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Numbered features' }),
  },
})
