import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredHref } from './href.ts'

/** Running text: paragraphs, sub-headings, lists, emphasis and links. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Sub-heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bulleted', value: 'bullet' },
        { title: 'Numbered', value: 'number' },
      ],
      marks: {
        decorators: [{ title: 'Strong', value: 'strong' }],
        annotations: [
          {
            name: 'textLink',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'href',
                validation: requiredHref,
              }),
            ],
          },
        ],
      },
    }),
  ],
})
