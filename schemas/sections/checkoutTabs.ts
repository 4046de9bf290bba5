import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { headingField, leadField } from './fields.ts'

/** The ways to pay at a checkout, each as the card that customers see, hung unevenly. */
export const checkoutTabs = defineType({
  name: 'checkoutTabs',
  title: 'Tabs of the checkout',
  type: 'object',
  icon: ImagesIcon,
  options: { section: { group: 'stories' } },
  fields: [
    headingField,
    leadField,
    defineField({
      name: 'tabs',
      title: 'Tabs',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'checkoutTab',
          title: 'Tab',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 3,
              validation: (rule) => rule.required().max(200),
            }),
            defineField({
              name: 'picture',
              title: 'Picture',
              type: 'picture',
              validation: (rule) => rule.required().assetRequired(),
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(3),
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'tabs.0.picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Tabs of the checkout', media }),
  },
})
