import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

/** The head of a page that leads to the telephone. */
export const contactDetails = defineSection({
  name: 'contactDetails',
  title: 'Contact details',
  icon: MobileDeviceIcon,
  group: 'actions',
  keywords: ['contact', 'call', 'office', 'hours', 'support'],
  description: 'Numbers, e-mail, opening hours and office address come from the site settings.',
  grounds: 'light',
  fields: [
    defineField({
      name: 'officeLabel',
      title: 'Label for the office phone',
      type: 'string',
      description: 'Used only in this section. If empty, the number has no label.',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'salesLabel',
      title: 'Label for the sales phone',
      type: 'string',
      description: 'Used only in this section. If empty, the number has no label.',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'mapsLabel',
      title: 'Label of the map link',
      type: 'string',
      validation: (rule) => rule.max(30),
    }),
  ],
})
