import { CommentIcon } from '@sanity/icons/Comment'
import { defineField } from 'sanity'
import { contact } from '../../submissions/definitions/contact.ts'
import { requiredLink } from '../objects/linkPresence.ts'
import { wordingField } from '../objects/wording.ts'
import { defineSection } from './defineSection.ts'

const labelField = (name: string, title: string, initialValue: string, group: 'facts' | 'form') =>
  defineField({
    name,
    title,
    type: 'string',
    group,
    initialValue,
    validation: (rule) => rule.required().max(60),
  })

/** How to reach the company, next to the form that writes to it. */
export const contactForm = defineSection({
  name: 'contactForm',
  title: 'Contact form',
  icon: CommentIcon,
  group: 'forms',
  keywords: ['write to us', 'message', 'e-mail', 'address'],
  tabs: [
    { name: 'text', title: 'Text' },
    { name: 'facts', title: 'Ways to reach us' },
    { name: 'form', title: 'Form' },
  ],
  grounds: 'none',
  fields: [
    labelField(
      'jumpLabel',
      'Label of the button that leads to the form',
      'Send Us a Message',
      'form',
    ),
    labelField('phoneLabel', 'Label for the phone numbers', 'Phone', 'facts'),
    labelField('emailLabel', 'Label for the e-mail address', 'Email', 'facts'),
    labelField('hoursLabel', 'Label for the opening hours', 'Hours', 'facts'),
    labelField('addressLabel', 'Label for the address', 'Office', 'facts'),
    labelField('mapsLabel', 'Label of the map link', 'Open in maps', 'facts'),
    labelField('agreement', 'Text before the consent link', 'I agree to the', 'form'),
    defineField({
      name: 'policy',
      title: 'Consent link',
      type: 'link',
      group: 'form',
      validation: requiredLink,
    }),
    labelField('submitLabel', 'Button label', 'Send message', 'form'),
    { ...wordingField(contact), group: 'form' },
  ],
})
