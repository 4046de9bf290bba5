import { BasketIcon } from '@sanity/icons/Basket'
import { defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** A page’s opening on gold: a shop behind, and the card that is paid with in front of it. */
export const checkoutHero = defineType({
  name: 'checkoutHero',
  title: 'Opening with a checkout',
  type: 'object',
  icon: BasketIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    pictureField,
    defineField({
      name: 'card',
      title: 'Card',
      type: 'picture',
      description: 'Lies in front of the picture.',
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'card' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a checkout', media }),
  },
})
