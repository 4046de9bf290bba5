import { UserIcon } from '@sanity/icons/User'
import { defineField } from 'sanity'
import { emailAddress } from '../objects/emailAddress.ts'
import { PHONE_DESCRIPTION, phoneNumber } from '../objects/phoneNumber.ts'
import { defineSection } from './defineSection.ts'

/** A person who answers questions about a project, and the brochure about it. */
export const referenceContact = defineSection({
  name: 'referenceContact',
  title: 'Reference contact',
  icon: UserIcon,
  group: 'people',
  keywords: ['person', 'brochure', 'download', 'case study'],
  tabs: [
    { name: 'person', title: 'Person' },
    { name: 'brochure', title: 'Brochure' },
  ],
  lead: 'none',
  grounds: 'light',
  fields: [
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
      validation: (rule) => emailAddress(rule.required()),
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'person',
      description: PHONE_DESCRIPTION,
      validation: phoneNumber,
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
  ],
  preview: { media: 'portrait' },
})
