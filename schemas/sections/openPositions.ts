import { CaseIcon } from '@sanity/icons/Case'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'

function label(name: string, title: string, initialValue: string) {
  return defineField({
    name,
    title,
    type: 'string',
    initialValue,
    fieldset: 'labels',
    validation: (rule) => rule.required().max(40),
  })
}

/** The head of the careers page and every open position, or a text if there are none. */
export const openPositions = defineSection({
  name: 'openPositions',
  title: 'Open positions',
  icon: CaseIcon,
  group: 'people',
  keywords: ['jobs', 'careers', 'vacancies', 'hiring'],
  grounds: 'light',
  fieldsets: [
    {
      name: 'labels',
      title: 'Labels',
      options: { columns: 2, collapsible: true, collapsed: true },
    },
  ],
  fields: [
    defineField({
      name: 'listHeading',
      title: 'Heading of the list',
      type: 'string',
      initialValue: 'Open positions',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'emptyText',
      title: 'Text if there are no open positions',
      type: 'string',
      initialValue: 'No available positions',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'cloth',
      title: 'Picture',
      type: 'picture',
      description: 'Runs from edge to edge under the text.',
    }),
    label('categoryLabel', 'Category', 'Category'),
    label('companyLabel', 'Company', 'Company'),
    label('locationLabel', 'Location', 'Location'),
    label('workTypeLabel', 'Work type', 'Work type'),
    label('contactLabel', 'Contact', 'Applications to'),
    label('applyLabel', 'Button to apply', 'Apply by e-mail'),
    label('subjectPrefix', 'Start of the e-mail subject', 'Application'),
    label('allLabel', 'Filter choice for all positions', 'All'),
  ],
})
