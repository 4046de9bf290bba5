import { ColorWheelIcon } from '@sanity/icons/ColorWheel'
import { defineType } from 'sanity'

/** The colour of a thread that marks something; never of text, so it needs no contrast. */
export const thread = defineType({
  name: 'thread',
  title: 'Accent colour',
  type: 'string',
  icon: ColorWheelIcon,
  description: 'A colour that sets this item apart from the others.',
  options: {
    list: [
      { title: 'Orange', value: 'signal' },
      { title: 'Rust', value: 'signal-text' },
      { title: 'Gold', value: 'gold' },
      { title: 'Indigo', value: 'indigo' },
      { title: 'Light indigo', value: 'indigo-2' },
      { title: 'Ink', value: 'ink' },
      { title: 'Green', value: 'ok' },
    ],
  },
})
