/** Fields that most sections have, so that editors meet them under one name and one rule. */
import { defineArrayMember, defineField } from 'sanity'

export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'string',
  validation: (rule) => rule.required().max(80),
})

export const leadField = defineField({
  name: 'lead',
  title: 'Lead',
  type: 'text',
  rows: 3,
  description: 'One or two sentences beside or under the heading.',
  validation: (rule) => rule.max(280),
})

export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  description: 'The first is drawn filled.',
  of: [defineArrayMember({ type: 'link' })],
  validation: (rule) => rule.max(2),
})

export const pictureField = defineField({
  name: 'picture',
  title: 'Picture',
  type: 'picture',
  validation: (rule) => rule.required().assetRequired(),
})

export const smallPictureField = defineField({
  name: 'smallPicture',
  title: 'Picture on phones',
  type: 'picture',
  description: 'Drawn for narrow screens. Left empty, the picture above is shown there too.',
})
