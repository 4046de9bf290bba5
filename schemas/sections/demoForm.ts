import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { demo } from '../../submissions/definitions/demo.ts'
import { wordingField } from '../objects/wording.ts'
import { headingField, leadField } from './fields.ts'
import { anchorField } from './place.ts'

/** A request to be shown a product: cloth and a thing it makes on the left, the form next to it. */
export const demoForm = defineType({
  name: 'demoForm',
  title: 'Demo request form',
  type: 'object',
  icon: CalendarIcon,
  options: { section: { group: 'forms' } },
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'form', title: 'Form' },
    { name: 'pictures', title: 'Pictures' },
  ],
  fields: [
    { ...headingField, group: 'words' },
    { ...leadField, group: 'words' },
    defineField({
      name: 'recipient',
      title: 'Who takes the requests',
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
      description: 'Visitors may type any other as well.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(60) })],
      validation: (rule) => rule.unique().max(40),
    }),
    defineField({
      name: 'submitLabel',
      title: 'Button',
      type: 'string',
      group: 'form',
      initialValue: 'Request a Demo',
      validation: (rule) => rule.required().max(30),
    }),
    { ...wordingField(demo, ['invalid']), group: 'form' },
    defineField({
      name: 'ground',
      title: 'Ground',
      type: 'ground',
      group: 'pictures',
      description: 'Behind the cloth, where that does not reach.',
      initialValue: 'raffia',
    }),
    defineField({
      name: 'cloth',
      title: 'Cloth',
      type: 'picture',
      group: 'pictures',
      description: 'Hangs from the top. A cloth over 400 pixels wide fills the width.',
    }),
    defineField({
      name: 'artefact',
      title: 'What the product makes',
      type: 'picture',
      group: 'pictures',
      description: 'Lies on the cloth. Not shown on phones.',
    }),
    { ...anchorField, group: 'words' },
  ],
  preview: {
    select: { title: 'heading', media: 'artefact' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Demo request form', media }),
  },
})
