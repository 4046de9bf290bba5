import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'

/** An image, and either its text alternative or a mark that it is decorative. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'decorative',
      title: 'Decorative',
      type: 'boolean',
      description:
        'Turn on if the picture adds nothing to the text next to it. Screen readers then skip it.',
    }),
    defineField({
      name: 'alt',
      title: 'Alt text',
      type: 'string',
      description:
        'What the picture shows, in one sentence, for people who cannot see it: “Two traders share one till”, not “Image of a shop”.',
      hidden: ({ parent }) => isDecorative(parent),
      validation: (rule) => [
        rule
          .custom((alt, { parent }) =>
            alt?.trim() || isDecorative(parent) || !hasAsset(parent)
              ? true
              : 'Describe what the picture shows, or turn on “Decorative” above.',
          )
          .warning(),
        rule.max(160).error('Use at most 160 characters: one sentence is enough.'),
        rule
          .custom((alt) =>
            /^(image|picture|photo|drawing) of /i.test(alt ?? '')
              ? 'Describe what the picture shows. Leave out “picture of”: screen readers announce that.'
              : true,
          )
          .warning(),
      ],
    }),
  ],
})

function isDecorative(picture: unknown): boolean {
  return isRecord(picture) && picture.decorative === true
}

/** During an import, `asset` is absent until the file is uploaded. */
function hasAsset(picture: unknown): boolean {
  return isRecord(picture) && picture.asset !== undefined
}
