import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, notIn, onlyIn } from './defineSection.ts'
import { actionsField, codeField, smallPictureField } from './fields.ts'

/** The opening of a page: its heading, what it is about, buttons and a drawing. */
export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  icon: StarIcon,
  group: 'heroes',
  keywords: ['hero', 'header', 'head of the page', 'title', 'banner', 'first screen'],
  layouts: [
    { name: 'beside', title: 'Picture next to the text' },
    { name: 'rising', title: 'Picture aligned to the bottom edge' },
    { name: 'hanging', title: 'Picture hanging along the right edge' },
    { name: 'overhanging', title: 'Picture running off the right edge' },
    { name: 'home', title: 'Cloth with a phone and a message' },
    { name: 'threads', title: 'Drawing from edge to edge, under a thick line' },
    { name: 'ledger', title: 'Drawing on a white sheet, from edge to edge' },
    { name: 'corridors', title: 'Dark header above a full-width drawing' },
    { name: 'request', title: 'Drawing next to the text, down to the lower edge' },
    { name: 'batch', title: 'Drawing that reaches into the next section' },
    { name: 'checkout', title: 'Shop with a card in front' },
    { name: 'calendar', title: 'Drawing on top, overlapped by a sheet of paper' },
    { name: 'sheet', title: 'Spreadsheet, the heading typed into a cell' },
    { name: 'wall', title: 'Speech bubble on a wall of messages' },
    { name: 'dial', title: 'Short code, larger than the heading' },
    { name: 'startup', title: 'Very large heading over cloth' },
    { name: 'company', title: 'Heading, two columns of text, a band of cloth' },
    { name: 'notice', title: 'Very large heading over a drawing, a list below' },
  ],
  heading: 'multiline',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 5,
      description: 'A longer paragraph in the second column.',
      hidden: onlyIn('company'),
      validation: (rule) => rule.max(600),
    }),
    { ...codeField, hidden: onlyIn('dial') },
    defineField({
      name: 'spokenCode',
      title: 'Short code in words',
      type: 'string',
      description: 'Read out by screen readers instead of the code, for example “star 789 hash”.',
      hidden: onlyIn('dial'),
      validation: (rule) => rule.max(60),
    }),
    { ...actionsField, hidden: notIn('startup') },
    defineField({
      name: 'showCertificates',
      title: 'Show licences and certificates',
      type: 'boolean',
      description: 'Edit them in Site settings, under Links.',
      hidden: onlyIn('home'),
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    {
      ...smallPictureField,
      hidden: onlyIn(
        ...['beside', 'rising', 'hanging', 'overhanging'],
        ...['threads', 'ledger', 'corridors', 'request', 'batch'],
      ),
    },
    defineField({
      name: 'front',
      title: 'Picture in front',
      type: 'picture',
      description: 'A phone, a card or a paper that lies over the picture.',
      hidden: onlyIn('home', 'checkout', 'calendar'),
    }),
    defineField({
      name: 'note',
      title: 'Picture of a text message',
      type: 'picture',
      description: 'Shown in front of the other pictures.',
      hidden: onlyIn('home'),
    }),
    defineField({
      name: 'listHeading',
      title: 'Heading of the list',
      type: 'string',
      hidden: onlyIn('notice'),
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'list',
      title: 'List',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.required().max(80) })],
      hidden: onlyIn('notice'),
      validation: (rule) => rule.max(3).unique(),
    }),
  ],
})
