import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'
import { actionsField } from './fields.ts'

/** Cards with a picture each: what the company offers, products, or cards of this section alone. */
export const cards = defineSection({
  name: 'cards',
  title: 'Cards',
  icon: ThLargeIcon,
  group: 'lists',
  keywords: ['offer', 'services', 'products', 'gallery', 'shops', 'channels', 'tiles', 'grid'],
  layouts: [
    { name: 'counters', title: 'Strips of uneven length under a page’s heading' },
    { name: 'parts', title: 'Side by side, each with its part of one drawing' },
    { name: 'services', title: 'The service cards, as strips of cloth' },
    { name: 'gallery', title: 'Products, as sheets of uneven width' },
    { name: 'shops', title: 'Products, as shopfronts on one street' },
  ],
  fields: [
    defineField({
      name: 'kicker',
      title: 'Line above the heading',
      type: 'string',
      description: 'For example a product name or an acronym.',
      hidden: onlyIn('gallery'),
      validation: (rule) => rule.max(60),
    }),
    { ...actionsField, hidden: onlyIn('counters', 'parts', 'gallery', 'shops') },
    defineField({
      name: 'picture',
      title: 'Drawing',
      type: 'picture',
      description: 'One drawing (SVG) with a named view for each card.',
      hidden: onlyIn('parts'),
    }),
    defineField({
      name: 'items',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      hidden: onlyIn('counters', 'parts'),
      validation: (rule) => rule.required().min(1).max(4),
    }),
    defineField({
      name: 'cards',
      title: 'Service cards',
      type: 'array',
      description:
        'Usually empty: all service cards are shown, in the order of the list “Service cards”. Choose some only to show fewer of them here, or in another order.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Service card',
          to: [{ type: 'serviceCard' }],
        }),
      ],
      hidden: onlyIn('services'),
      validation: (rule) => rule.unique().max(6),
    }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      description:
        'In the layout “Products, as shopfronts on one street”, choose at most three, with pictures of shopfronts.',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Product card',
          to: [{ type: 'productCard' }],
        }),
      ],
      hidden: onlyIn('gallery', 'shops'),
      validation: (rule) => rule.required().min(1).unique().max(12),
    }),
  ],
})
