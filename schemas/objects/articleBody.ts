import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredPicture } from './picture.ts'
import { runningText } from './richText.ts'

/** Running text of an article: what `richText` has, and headings, quotations and pictures. */
export const articleBody = defineType({
  name: 'articleBody',
  title: 'Text of an article',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    runningText([
      { title: 'Paragraph', value: 'normal' },
      { title: 'Heading', value: 'h2' },
      { title: 'Sub-heading', value: 'h3' },
      { title: 'Quotation', value: 'blockquote' },
    ]),
    defineArrayMember({ type: 'articleFigure' }),
  ],
})

/** A picture in the text of an article, wider than the text. */
export const articleFigure = defineType({
  name: 'articleFigure',
  title: 'Picture',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      validation: requiredPicture,
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description:
        'Optional. Shown below the picture: what it does not show by itself, such as when or where it was taken.',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: { select: { title: 'caption', media: 'picture' } },
})
