import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField, smallPictureField } from './fields.ts'

/** A page’s opening over a ruled ledger that closes the day. */
export const closingLedger = defineType({
  name: 'closingLedger',
  title: 'Opening with a ledger',
  type: 'object',
  icon: BookIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, leadField, actionsField, pictureField, smallPictureField],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a ledger', media }),
  },
})
