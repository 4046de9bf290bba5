import { BellIcon } from '@sanity/icons/Bell'
import { defineField } from 'sanity'
import { requiredLink } from '../objects/linkPresence.ts'
import { defineSection, onlyIn } from './defineSection.ts'
import { codeField } from './fields.ts'

/** A short text and one link. */
export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  icon: BellIcon,
  group: 'actions',
  keywords: [
    'cta',
    'button',
    'banner',
    'closing',
    'next page',
    'contact',
    'short code',
    'promotion',
  ],
  layouts: [
    { name: 'closing', title: 'A last sentence and a button' },
    { name: 'nextPage', title: 'A band that leads to the next page' },
    { name: 'colourField', title: 'A field of colour with cloth at its edge' },
    { name: 'shortCode', title: 'A short code as the picture' },
  ],
  heading: 'optional',
  withoutLead: ['nextPage'],
  fields: [
    defineField({
      name: 'kicker',
      title: 'Line above the heading',
      type: 'string',
      hidden: onlyIn('colourField'),
      validation: (rule) => rule.max(40),
    }),
    {
      ...codeField,
      description: 'Drawn large. The text next to it must make sense without it.',
      hidden: onlyIn('shortCode'),
    },
    defineField({
      name: 'link',
      title: 'Button',
      type: 'link',
      description:
        'In the layout “A band that leads to the next page”, the label is shown above the heading. If the heading is empty, the title of the chosen page is shown, and for an address the label alone.',
      validation: requiredLink,
    }),
    defineField({
      name: 'picture',
      title: 'Picture at the edge',
      type: 'picture',
      hidden: onlyIn('colourField'),
    }),
  ],
})
