import { StarIcon } from '@sanity/icons/Star'
import { defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'
import { actionsField, smallPictureField } from './fields.ts'

/** The opening of a page: its heading, what it is about, buttons and a drawing. */
export const hero = defineSection({
  name: 'hero',
  title: 'Opening',
  icon: StarIcon,
  group: 'openings',
  words: ['hero', 'header', 'head of the page', 'title', 'banner', 'first screen'],
  layouts: [
    { name: 'beside', title: 'Picture beside the words' },
    { name: 'rising', title: 'Picture rising from the foot' },
    { name: 'hanging', title: 'Picture hanging along the right edge' },
    { name: 'overhanging', title: 'Picture running off the right edge' },
    { name: 'home', title: 'Cloth with a phone and a message' },
    { name: 'threads', title: 'Drawing from edge to edge, under a beam' },
    { name: 'ledger', title: 'Drawing on a white sheet, from edge to edge' },
    { name: 'corridors', title: 'Dark head over a drawing from edge to edge' },
    { name: 'request', title: 'Drawing that crosses the floor' },
    { name: 'batch', title: 'Drawing that reaches into the next section' },
    { name: 'checkout', title: 'Shop with a card in front' },
    { name: 'calendar', title: 'Drawing above, a paper over its edge' },
    { name: 'sheet', title: 'Spreadsheet, the heading typed into a cell' },
    { name: 'wall', title: 'Speech bubble on a wall of messages' },
    { name: 'dial', title: 'Short code, larger than the heading' },
    { name: 'startup', title: 'Very large heading over cloth' },
    { name: 'company', title: 'Heading, two columns of text, a band of cloth' },
  ],
  heading: 'multiline',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 5,
      description: 'What the company does, where and under which licence.',
      hidden: onlyIn('company'),
      validation: (rule) => rule.max(600),
    }),
    defineField({
      name: 'code',
      title: 'Short code',
      type: 'string',
      hidden: onlyIn('dial'),
      validation: (rule) => rule.regex(/^\*[\d*]{1,8}#$/, { name: 'a short code, as in *789#' }),
    }),
    defineField({
      name: 'spokenCode',
      title: 'Short code in words',
      type: 'string',
      description: 'Read out by screen readers in place of the signs.',
      hidden: onlyIn('dial'),
      validation: (rule) => rule.max(60),
    }),
    actionsField,
    defineField({
      name: 'showCertificates',
      title: 'Show licences and certificates',
      type: 'boolean',
      description: 'They are kept in the site settings.',
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
      title: 'Message',
      type: 'picture',
      description: 'A text message in front of everything else.',
      hidden: onlyIn('home'),
    }),
  ],
})
