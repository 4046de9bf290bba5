import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

/** An image and its text alternative. An empty alternative marks a decorative picture. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Text alternative',
      type: 'string',
      description:
        'What the picture shows, for people who cannot see it. Leave it empty only if the picture is decoration or the words beside it already say it.',
      validation: (rule) => [
        rule.max(160).error('Keep it under 160 characters: one sentence is enough.'),
        rule
          .custom((alt) =>
            /^(image|picture|photo|drawing) of /i.test(alt ?? '')
              ? 'Say what it shows; a screen reader already says that it is a picture.'
              : true,
          )
          .warning(),
      ],
    }),
  ],
})
