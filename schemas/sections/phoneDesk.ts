import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { defineField, defineType } from 'sanity'
import { headingField } from './fields.ts'
import { placeFields, placeFieldset } from './place.ts'

/** The head of a page that leads to the telephone. */
export const phoneDesk = defineType({
  name: 'phoneDesk',
  title: 'Telephone and office',
  type: 'object',
  icon: MobileDeviceIcon,
  options: { section: { group: 'ways' } },
  description: 'Numbers, e-mail, opening hours and office address come from the site settings.',
  fieldsets: [placeFieldset],
  fields: [
    headingField,
    defineField({
      name: 'officeLabel',
      title: 'Beside the office number',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'salesLabel',
      title: 'Beside the sales number',
      type: 'string',
      validation: (rule) => rule.max(20),
    }),
    defineField({
      name: 'mapsLabel',
      title: 'Link to the map',
      type: 'string',
      validation: (rule) => rule.max(30),
    }),
    ...placeFields('light'),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Telephone and office' }),
  },
})
