import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { optionTitle } from './optionTitle.ts'
import { withoutAltText } from './picture.ts'
import { requiredString } from './requiredString.ts'

const MARKS = [
  { title: 'ISO', value: 'iso' },
  { title: 'PCI', value: 'pci' },
  { title: 'Central bank', value: 'centralBank' },
]

/** A licence or certificate the company holds, with the mark drawn for it. */
export const certificate = defineType({
  name: 'certificate',
  title: 'Licence or certificate',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    requiredString('title', 'Title', 60),
    defineField({
      name: 'mark',
      title: 'Mark',
      type: 'string',
      options: {
        list: MARKS,
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Drawing of the mark',
      type: 'picture',
      description:
        'Shown in place of the mark chosen above, 48 by 48 pixels, best as an SVG with a transparent background. The footer shows it in white. Screen readers read out the title instead.',
      options: withoutAltText,
    }),
    defineField({
      name: 'file',
      title: 'Certificate',
      type: 'file',
      description: 'Opens in a new tab when visitors select the mark.',
      options: { accept: 'application/pdf' },
    }),
  ],
  preview: {
    select: { title: 'title', mark: 'mark', media: 'image' },
    prepare: ({ mark, ...shown }) => ({ ...shown, subtitle: optionTitle(MARKS, mark) }),
  },
})
