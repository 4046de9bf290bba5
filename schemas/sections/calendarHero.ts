import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { actionsField, headingField, leadField, pictureField } from './fields.ts'

/** A page’s opening on raffia: a drawing hangs from the header, a paper overlaps it. */
export const calendarHero = defineType({
  name: 'calendarHero',
  title: 'Opening with a calendar',
  type: 'object',
  icon: CalendarIcon,
  options: { section: { group: 'openings' } },
  fields: [
    headingField,
    leadField,
    actionsField,
    pictureField,
    defineField({
      name: 'paper',
      title: 'Paper',
      type: 'picture',
      description: 'Lies over the lower edge of the picture.',
    }),
  ],
  preview: {
    select: { title: 'heading', media: 'picture' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Opening with a calendar', media }),
  },
})
