import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField } from 'sanity'
import { demo } from '../../submissions/definitions/demo.ts'
import { wordingField } from '../objects/wording.ts'
import { defineSection } from './defineSection.ts'

/**
 * A form that requests a demo of a product, next to a background cloth and a picture of the
 * product.
 */
export const demoForm = defineSection({
  name: 'demoForm',
  title: 'Demo request form',
  icon: CalendarIcon,
  group: 'forms',
  keywords: ['appointment', 'presentation', 'trial', 'request'],
  tabs: [
    { name: 'text', title: 'Text' },
    { name: 'form', title: 'Form' },
    { name: 'pictures', title: 'Pictures' },
  ],
  descriptions: { ground: 'Shown where the background picture does not reach.' },
  fields: [
    defineField({
      name: 'recipient',
      title: 'Who receives the requests',
      type: 'string',
      group: 'form',
      initialValue: 'demo',
      options: {
        layout: 'radio',
        list: [
          { title: 'Sales, through the demo system', value: 'demo' },
          { title: 'The product team, by e-mail', value: 'vasDemo' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'industries',
      title: 'Suggested industries',
      type: 'array',
      group: 'form',
      description: 'Suggestions only: visitors can also type another industry.',
      of: [
        defineArrayMember({
          type: 'string',
          title: 'Industry',
          validation: (rule) => rule.required().max(60),
        }),
      ],
      validation: (rule) => rule.unique().max(40),
    }),
    defineField({
      name: 'submitLabel',
      title: 'Button label',
      type: 'string',
      group: 'form',
      initialValue: 'Request a Demo',
      validation: (rule) => rule.required().max(30),
    }),
    { ...wordingField(demo, ['invalid']), group: 'form' },
    defineField({
      name: 'cloth',
      title: 'Background picture',
      type: 'picture',
      group: 'pictures',
      description: 'Starts at the top edge. A picture more than 400 pixels wide fills the width.',
    }),
    defineField({
      name: 'artefact',
      title: 'Product picture',
      type: 'picture',
      group: 'pictures',
      description:
        'Shown on top of the background picture. On phones only its upper part is shown.',
    }),
  ],
  preview: { media: 'artefact' },
})
