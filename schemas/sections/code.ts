import { HashIcon } from '@sanity/icons/Hash'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection, onlyIn } from './defineSection.ts'

/** As many as the layout of that name draws. */
const TILES = 11

/** A code or sender name in large characters. */
export const code = defineSection({
  name: 'code',
  title: 'Large characters',
  icon: HashIcon,
  group: 'figures',
  keywords: ['code', 'token', 'number', 'name', 'letters', 'digits', 'tiles'],
  layouts: [
    { name: 'groups', title: 'In groups, with notes' },
    { name: 'tiled', title: 'On eleven tiles, from edge to edge' },
  ],
  fields: [
    defineField({
      name: 'code',
      title: 'Characters',
      type: 'string',
      description:
        'A token in groups, such as 4821 0097 3316 5520 7784, or a sender name of up to eleven letters, digits and spaces.',
      validation: (rule) =>
        rule
          .required()
          .max(40)
          .custom((characters = '', { parent }) =>
            Object(parent).layout === 'tiled' && [...characters].length > TILES
              ? `At most ${TILES} characters in this layout.`
              : true,
          ),
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      type: 'array',
      of: [defineArrayMember({ type: 'titledText' })],
      hidden: onlyIn('groups'),
      validation: (rule) => rule.max(3),
    }),
  ],
})
