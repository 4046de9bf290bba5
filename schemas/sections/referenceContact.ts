import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** A person who answers questions about a project, and the brochure about it. */
export const referenceContact = defineType({
  name: 'referenceContact',
  title: 'Reference contact',
  type: 'object',
  icon: UserIcon,
  options: { section: { group: 'people' } },
  groups: [
    { name: 'person', title: 'Person', default: true },
    { name: 'brochure', title: 'Brochure' },
  ],
  fieldsets: [placeFieldset],
  fields: [
    { ...headingField, group: 'person' },
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'person',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'role',
      title: 'Role and organisation',
      type: 'string',
      group: 'person',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({ name: 'portrait', title: 'Portrait', type: 'picture', group: 'person' }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'string',
      group: 'person',
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'person',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'hours',
      title: 'When to call',
      type: 'string',
      group: 'person',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'brochureText',
      title: 'What is in the brochure',
      type: 'text',
      rows: 3,
      group: 'brochure',
      validation: (rule) => rule.max(200),
    }),
    defineField({ name: 'brochure', title: 'Brochure', type: 'link', group: 'brochure' }),
    ...placeFields('light').map((field) => ({ ...field, group: 'person' })),
  ],
  preview: {
    select: { title: 'name', subtitle: 'role', media: 'portrait' },
  },
})
