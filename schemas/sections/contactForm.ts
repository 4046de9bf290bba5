import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { contact } from '../../submissions/definitions/contact.ts'
import { requiredLink } from '../objects/linkPresence.ts'
import { wordingField } from '../objects/wording.ts'
import { headingField, leadField } from './fields.ts'
import { anchorField } from './place.ts'

const words = (name: string, title: string, initialValue: string, group: 'facts' | 'form') =>
  defineField({
    name,
    title,
    type: 'string',
    group,
    initialValue,
    validation: (rule) => rule.required().max(60),
  })

/** How to reach the company, next to the form that writes to it. */
export const contactForm = defineType({
  name: 'contactForm',
  title: 'Contact form',
  type: 'object',
  icon: CommentIcon,
  options: { section: { group: 'forms' } },
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'facts', title: 'Ways to reach us' },
    { name: 'form', title: 'Form' },
  ],
  fields: [
    { ...headingField, group: 'words' },
    { ...leadField, group: 'words' },
    words('jumpLabel', 'Button that leads to the form', 'Send Us a Message', 'form'),
    words('phoneLabel', 'Name of the phone numbers', 'Phone', 'facts'),
    words('emailLabel', 'Name of the e-mail address', 'Email', 'facts'),
    words('hoursLabel', 'Name of the opening hours', 'Hours', 'facts'),
    words('addressLabel', 'Name of the address', 'Office', 'facts'),
    words('mapsLabel', 'Link to the map', 'Open in maps', 'facts'),
    words('agreement', 'Words before the link to what is agreed to', 'I agree to the', 'form'),
    defineField({
      name: 'policy',
      title: 'Link to what is agreed to',
      type: 'link',
      group: 'form',
      validation: requiredLink,
    }),
    words('submitLabel', 'Button', 'Send message', 'form'),
    { ...wordingField(contact), group: 'form' },
    { ...anchorField, group: 'words' },
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Contact form' }),
  },
})
