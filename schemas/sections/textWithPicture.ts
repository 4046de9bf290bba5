import { ImageIcon } from '@sanity/icons/Image'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'
import { actionsField, pictureField } from './fields.ts'

/** Text, and a picture that belongs to it. */
export const textWithPicture = defineSection({
  name: 'textWithPicture',
  title: 'Text with picture',
  icon: ImageIcon,
  group: 'text',
  keywords: ['image', 'photo', 'drawing', 'side by side'],
  layouts: [
    { name: 'pictureRight', title: 'Picture on the right' },
    { name: 'pictureLeft', title: 'Picture on the left' },
    { name: 'pictureAbove', title: 'Picture above the text' },
  ],
  fields: [
    defineField({ name: 'body', title: 'Text', type: 'richText' }),
    pictureField,
    actionsField,
  ],
})
