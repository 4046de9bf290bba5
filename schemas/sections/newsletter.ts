import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField } from 'sanity'
import { newsletter as form } from '../../submissions/definitions/newsletter.ts'
import { wordingField } from '../objects/wording.ts'
import { defineSection } from './defineSection.ts'
import { smallPictureField } from './fields.ts'

/** The newsletter's form, and the texts of its dialog. */
export const newsletter = defineSection({
  name: 'newsletter',
  title: 'Newsletter',
  icon: EnvelopeIcon,
  group: 'forms',
  keywords: ['subscribe', 'e-mail', 'sign up'],
  grounds: 'none',
  fields: [
    defineField({
      name: 'placeholder',
      title: 'Placeholder',
      type: 'string',
      initialValue: 'Enter your email',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'submitLabel',
      title: 'Button label',
      type: 'string',
      initialValue: 'Subscribe',
      validation: (rule) => rule.required().max(30),
    }),
    wordingField(form),
    defineField({
      name: 'invitation',
      title: 'Newsletter dialog',
      type: 'object',
      description:
        'Opens on this page for visitors who arrive through a menu item with “Opens the newsletter dialog”. If empty, it never opens.',
      options: { collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'heading',
          title: 'Heading',
          type: 'string',
          validation: (rule) => rule.max(60),
        }),
        defineField({
          name: 'lead',
          title: 'Lead',
          type: 'text',
          rows: 2,
          validation: (rule) => rule.max(200),
        }),
        defineField({
          name: 'thanksHeading',
          title: 'Heading after subscribing',
          type: 'string',
          initialValue: 'Thank you for subscribing',
          validation: (rule) =>
            rule
              .max(60)
              .custom((thanks, { parent }) =>
                thanks?.trim() || !Object(parent).heading?.trim()
                  ? true
                  : 'Add a heading: the dialog shows it after subscribing.',
              ),
        }),
        defineField({
          name: 'thanksText',
          title: 'Text after subscribing',
          type: 'text',
          rows: 2,
          initialValue: 'Check your email for our latest Newsletter updates.',
          validation: (rule) => rule.max(200),
        }),
        defineField({
          name: 'picture',
          title: 'Picture',
          type: 'picture',
          description:
            'Shown at the left edge of the dialog, narrow and tall. If empty, the default picture is used.',
        }),
        smallPictureField,
      ],
    }),
  ],
})
