import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineField, defineType } from 'sanity'
import { knownPage } from '../objects/knownTarget.ts'
import { requiredPicture } from '../objects/picture.ts'

/** A card that leads to a group of services. */
export const serviceCard = defineType({
  name: 'serviceCard',
  title: 'Service card',
  type: 'document',
  icon: ThLargeIcon,
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'look', title: 'Appearance' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'text',
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'page',
      title: 'Leads to',
      type: 'reference',
      to: [{ type: 'page' }],
      weak: true,
      options: { disableNew: true },
      group: 'text',
      validation: (rule) => [
        rule.custom((page, { document }) =>
          page || document?.route ? true : 'Choose the page the card leads to.',
        ),
        rule.custom(knownPage).warning(),
      ],
    }),
    // The card's former address; other readers of the dataset use this field.
    defineField({ name: 'route', title: 'Address', type: 'href', group: 'text', hidden: true }),
    defineField({
      name: 'linkLabel',
      title: 'Link label',
      type: 'string',
      group: 'text',
      description: 'Names the destination, for example “View E-commerce”.',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'image',
      title: 'Main picture',
      type: 'picture',
      group: 'look',
      validation: requiredPicture,
    }),
    defineField({ name: 'overlay', title: 'Picture in front', type: 'picture', group: 'look' }),
    defineField({ name: 'cloth', title: 'Background picture', type: 'picture', group: 'look' }),
    defineField({
      name: 'colours',
      title: 'Colours',
      type: 'object',
      group: 'look',
      options: { columns: 3 },
      fields: [
        defineField({ name: 'ground', title: 'Card', type: 'ground', initialValue: 'ink' }),
        defineField({
          name: 'picture',
          title: 'Behind the picture',
          type: 'ground',
          initialValue: 'indigo',
        }),
        defineField({
          name: 'thread',
          title: 'Accent on hover',
          type: 'ground',
          initialValue: 'signal',
        }),
      ],
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'string',
      group: 'look',
      options: {
        list: [
          { title: 'Arrows: payments', value: 'payments' },
          { title: 'Layers: services', value: 'services' },
          { title: 'Bag: commerce', value: 'commerce' },
        ],
        layout: 'radio',
      },
    }),
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  orderings: [{ name: 'order', title: 'Order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'page.path', media: 'image' } },
})
