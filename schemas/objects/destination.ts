import { defineField, type Rule, type ValidationContext } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { allowedDestination } from './href.ts'
import { knownAnchor, knownOwnAnchor } from './knownAnchor.ts'
import { chosenTarget, knownPage, knownTarget } from './knownTarget.ts'
import { isEmptyLink } from './linkPresence.ts'

/** Whether a field of the object has a value. */
function has(parent: unknown, field: string): boolean {
  return isRecord(parent) && Boolean(parent[field])
}

/** Fields that each say where something leads; one is enough, so a chosen one hides the others. */
const DESTINATION_FIELDS = ['page', 'href', 'file'] as const

const hiddenBy =
  (own: (typeof DESTINATION_FIELDS)[number]) =>
  ({ parent }: { parent?: unknown }) =>
    !has(parent, own) && DESTINATION_FIELDS.some((field) => field !== own && has(parent, field))

/** The rule of an address. With a page or file it is hidden, and hidden fields are not validated. */
function destinationRule(value: unknown): true | string {
  return value ? true : 'Choose a page, or enter an address.'
}

/** A file as the target of a link. Items of menus and lines of a list of services have none. */
export const fileField = defineField({
  name: 'file',
  title: 'File',
  type: 'file',
  description: 'A document to open, for example a PDF.',
  hidden: hiddenBy('file'),
})

/**
 * The fields of a link target. A page of this website is stored as a reference, so the link follows
 * a changed path; anything else is stored as an address. The reference is weak, so that a menu can
 * link to a page before it is published, and a linked page can be unpublished; such a link is shown
 * as plain text. Queries project both kinds as `href`, with `hrefFragment`; where a link may also
 * have `fileField`, with `targetFragment`.
 * @param optional whether an object without label and target counts as no link
 */
export function destinationFields({ optional = false }: { optional?: boolean } = {}) {
  const required = (value: unknown, context: ValidationContext) =>
    optional && isEmptyLink(context.parent) ? true : destinationRule(value)
  return [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: PAGE_TYPES.map((type) => ({ type })),
      weak: true,
      options: { disableNew: true },
      description: 'A page on this website. The link keeps working if the page’s path changes.',
      hidden: hiddenBy('page'),
      validation: (rule) => rule.custom(knownPage).warning(),
    }),
    defineField({
      name: 'place',
      title: 'Anchor',
      type: 'string',
      description: 'Optional: the anchor of the section to scroll to, such as privacy-policy.',
      hidden: ({ parent }) => !has(parent, 'page'),
      validation: (rule) => [
        rule
          .regex(/^[a-z][\w.-]*$/i, {
            name: 'an anchor without the #, such as privacy-policy',
          })
          .max(80),
        rule.custom(knownAnchor).warning(),
      ],
    }),
    defineField({
      name: 'href',
      title: 'Web address, e-mail or phone',
      type: 'href',
      description:
        'Another website (https://…), mailto:…, tel:…, or an anchor on the same page (#features).',
      hidden: hiddenBy('href'),
      validation: (rule: Rule) => [
        rule.custom(allowedDestination).custom(required),
        rule.custom(knownTarget).custom(chosenTarget).custom(knownOwnAnchor).warning(),
      ],
    }),
  ]
}
