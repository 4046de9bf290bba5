import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType, type Rule } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'

const options = { hotspot: true }

/**
 * Options of a field whose pictures are decorative or named by other text. Its form has no alt
 * text; one that is stored stays in the document and is not validated.
 */
export const withoutAltText = { ...options, altText: false }

/** An image, and either its text alternative or a mark that it is decorative. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options,
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
    }),
  ],
})

/** Whether the form of a picture has its alt text, by the options of the field. */
export function hasAltText(fieldOptions: unknown): boolean {
  return !isRecord(fieldOptions) || fieldOptions.altText !== false
}

/** The rule of a required picture: `required` and `assetRequired` both report one that is missing. */
export const requiredPicture = (rule: Rule) =>
  rule.custom((value: unknown) =>
    isRecord(value) && value.asset ? true : 'Required: choose or upload a picture',
  )

const ALT_MAX = 160

/** Rules of a picture, because `alt` itself cannot read the options of the picture's field. */
export function altTextRules(rule: Rule): Rule[] {
  const refuse = (isWrong: (alt: string, asset: unknown) => boolean, message: string) =>
    rule.custom((value: unknown) => {
      if (!isRecord(value) || isDecorative(value)) return true
      const alt = typeof value.alt === 'string' ? value.alt : ''
      return isWrong(alt, value.asset) ? { message, path: ['alt'] } : true
    })
  return [
    refuse(
      // During an import, `asset` is absent until the file is uploaded.
      (alt, asset) => !alt.trim() && asset !== undefined,
      'Describe what the picture shows, or turn on “Decorative” above.',
    ).warning(),
    refuse(
      (alt) => alt.length > ALT_MAX,
      `Use at most ${ALT_MAX} characters: one sentence is enough.`,
    ),
    refuse(
      (alt) => /^(image|picture|photo|drawing) of /i.test(alt),
      'Describe what the picture shows. Leave out “picture of”: screen readers announce that.',
    ).warning(),
  ]
}

function isDecorative(picture: unknown): boolean {
  return isRecord(picture) && picture.decorative === true
}
