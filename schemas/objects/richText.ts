import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { LinkIcon } from '@sanity/icons/Link'
import { defineArrayMember, defineType } from 'sanity'
import { destinationFields, fileField } from './destination.ts'

/** A link inside running text. */
const textLink = {
  name: 'textLink',
  title: 'Link',
  type: 'object' as const,
  icon: LinkIcon,
  fields: [...destinationFields(), fileField],
}

/** Blocks with lists, emphasis and links, in these styles. */
export const runningText = (styles: { title: string; value: string }[]) =>
  defineArrayMember({
    type: 'block',
    styles,
    lists: [
      { title: 'Bulleted', value: 'bullet' },
      { title: 'Numbered', value: 'number' },
    ],
    marks: {
      decorators: [
        { title: 'Bold', value: 'strong' },
        { title: 'Italic', value: 'em' },
      ],
      annotations: [textLink],
    },
  })

/** Running text: paragraphs, sub-headings, lists, emphasis and links. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    runningText([
      { title: 'Paragraph', value: 'normal' },
      { title: 'Sub-heading', value: 'h3' },
    ]),
  ],
})
