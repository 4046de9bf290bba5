/** Fields of several section types, so that editors meet them under one name and one rule. */
import { defineArrayMember, defineField } from 'sanity'
import { requiredPicture, withoutAltText } from '../objects/picture.ts'

export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  description: 'The first is the main button and is shown filled.',
  of: [defineArrayMember({ type: 'link' })],
  validation: (rule) => rule.max(2),
})

export const pictureField = defineField({
  name: 'picture',
  title: 'Picture',
  type: 'picture',
  validation: requiredPicture,
})

export const smallPictureField = defineField({
  name: 'smallPicture',
  title: 'Picture on phones',
  type: 'picture',
  description:
    'A version for phones. If empty, the picture above is used. Screen readers read out the alt text of that picture on phones, too.',
  options: withoutAltText,
})

export const codeField = defineField({
  name: 'code',
  title: 'Short code',
  type: 'string',
  validation: (rule) => rule.regex(/^\*[\d*]{1,8}#$/, { name: 'a short code, such as *789#' }),
})
