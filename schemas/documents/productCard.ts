import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { requiredPicture } from '../objects/picture.ts'
import { requiredString } from '../objects/requiredString.ts'

/** A card for one product in a list of products. */
export const productCard = defineType({
  name: 'productCard',
  title: 'Product card',
  type: 'document',
  icon: PackageIcon,
  fields: [
    requiredString('title', 'Title', 60),
    defineField({
      name: 'desc',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      validation: requiredPicture,
    }),
    defineField({
      name: 'gradient',
      title: 'Background behind the picture',
      type: 'ground',
      initialValue: 'raffia',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Leave empty if there is no page yet.',
      options: { collapsible: true, collapsed: false },
      validation: (rule) => rule.optional(),
    }),
    defineField({
      name: 'comingSoon',
      title: 'Coming soon',
      type: 'boolean',
      description: 'Marks the card COMING SOON.',
      initialValue: false,
    }),
    // Sections choose products in an order of their own; other readers of the dataset use this
    // field.
    defineField({ name: 'order', title: 'Order', type: 'order', hidden: true }),
  ],
  preview: {
    select: { title: 'title', desc: 'desc', comingSoon: 'comingSoon', media: 'image' },
    prepare: ({ title, desc, comingSoon, media }) => ({
      title,
      subtitle: comingSoon ? `COMING SOON · ${desc ?? ''}` : desc,
      media,
    }),
  },
})
