import { PlugIcon } from '@sanity/icons/Plug'
import { defineType } from 'sanity'
import { factsField, headingField } from './fields.ts'

/** What a product is already connected to, each on a wire of its own colour. */
export const wiredRails = defineType({
  name: 'wiredRails',
  title: 'Wired rails',
  type: 'object',
  icon: PlugIcon,
  options: { section: { group: 'stories' } },
  fields: [headingField, factsField('rails', 'Rails', { min: 2, max: 9 })],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Wired rails' }),
  },
})
