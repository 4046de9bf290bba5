import { DesktopIcon } from '@sanity/icons/Desktop'
import { defineField, defineType } from 'sanity'
import { emailAddress } from './emailAddress.ts'

/** A standalone page: instead of the site's header and footer it has a simple line. */
export const standalone = defineType({
  name: 'standalone',
  title: 'Standalone layout',
  type: 'object',
  icon: DesktopIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'email',
      title: 'E-mail address at the top',
      type: 'string',
      validation: (rule) => emailAddress(rule.required()),
    }),
    defineField({ name: 'ground', title: 'Background', type: 'ground' }),
    defineField({
      name: 'copyrightYear',
      title: 'Year of the copyright line',
      type: 'number',
      validation: (rule) => rule.required().integer().min(2000).max(2100),
    }),
  ],
})
