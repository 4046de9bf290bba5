import { type CustomValidatorResult, defineArrayMember, defineField } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { destinationFields } from '../objects/destination.ts'
import { requiredString } from '../objects/requiredString.ts'
import { titledPreview } from '../objects/titledPreview.ts'

const LETTERS_ON_PHONES = 16
const collapsed = { collapsible: true, collapsed: true }

const label = requiredString('label', 'Label', 24)

/** Next to the logo phones show the last button only. */
function fitsPhones(actions: unknown[] | undefined): true | CustomValidatorResult {
  const last = actions?.at(-1)
  if (!isRecord(last) || typeof last.label !== 'string') return true
  if (Array.from(last.label).length <= LETTERS_ON_PHONES) return true
  return {
    message: `Phones have space for about ${LETTERS_ON_PHONES} letters next to the logo. A longer label may be shown in the open menu only.`,
    path: [{ _key: String(last._key) }, 'label'],
  }
}

/** With the last text of its card Sanity removes the card, and the errors of its fields. */
function opensSomething(menu: unknown): true | string {
  if (!isRecord(menu) || menu.card || (Array.isArray(menu.links) && menu.links.length > 0)) {
    return true
  }
  return 'Add a card or a reference, or empty the label to leave this menu out.'
}

/** The header's menus and buttons, a field of the site settings. */
export const navigation = defineField({
  name: 'navigation',
  title: 'Menus',
  type: 'object',
  preview: titledPreview('Menus', 'company.label'),
  group: 'navigation',
  fields: [
    defineField({
      name: 'company',
      title: 'Company menu',
      type: 'object',
      preview: titledPreview('Company menu', 'label'),
      options: collapsed,
      fields: [
        label,
        defineField({
          name: 'items',
          title: 'Items',
          type: 'array',
          of: [defineArrayMember({ type: 'navigationItem' })],
          validation: (rule) => rule.required().min(1).max(6),
        }),
      ],
    }),
    defineField({
      name: 'offer',
      title: 'Offer menu',
      type: 'object',
      preview: titledPreview('Offer menu', 'label'),
      options: collapsed,
      fields: [
        label,
        defineField({
          name: 'mobileLabel',
          title: 'Label on phones',
          type: 'string',
          validation: (rule) => rule.max(24),
        }),
        defineField({
          name: 'items',
          title: 'Items',
          type: 'array',
          of: [defineArrayMember({ type: 'offerItem' })],
          validation: (rule) => rule.required().min(1).max(4),
        }),
      ],
    }),
    defineField({
      name: 'developers',
      title: 'Developers menu',
      type: 'object',
      preview: titledPreview('Developers menu', 'label'),
      options: collapsed,
      validation: (rule) => rule.custom(opensSomething),
      fields: [
        label,
        defineField({
          name: 'card',
          title: 'Documentation card',
          type: 'object',
          preview: titledPreview('Documentation card', 'title'),
          fields: [
            requiredString('title', 'Title', 40),
            defineField({
              name: 'description',
              title: 'Description',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.max(120),
            }),
            ...destinationFields(),
            requiredString('linkLabel', 'Link label', 40),
          ],
        }),
        defineField({
          name: 'links',
          title: 'References',
          type: 'array',
          of: [defineArrayMember({ type: 'referenceLink' })],
          validation: (rule) => rule.max(8),
        }),
      ],
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      description: 'Next to the menus. The last is the main button and is shown filled.',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => [rule.max(2), rule.custom(fitsPhones).warning()],
    }),
  ],
})
