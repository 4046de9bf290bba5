import { LinkIcon } from '@sanity/icons/Link'
import { defineType, type Rule } from 'sanity'
import { chapterOf } from '../../app/content/documentation.ts'
import { linkProblem } from '../../app/content/links.ts'
import { knownTarget } from './knownTarget.ts'

/**
 * The website's allow-list as a validation rule. Fields with rules of their own must name it too:
 * a field's rules replace those of its type.
 */
function allowedHref(value: unknown): true | string {
  return typeof value === 'string' ? (linkProblem(value) ?? true) : true
}

/** The same where the address may also be a chapter of the documentation. */
export function allowedDestination(value: unknown): true | string {
  return chapterOf(value) === undefined ? allowedHref(value) : true
}

/**
 * Rules of an address that must be there: on the allow-list, and with a warning where it leads to
 * no page of this website.
 */
export const requiredHref = (rule: Rule) => [
  rule.required().custom(allowedHref),
  rule.custom(knownTarget).warning(),
]

/** An address typed by an editor; judged by the same code that puts links on the website. */
export const href = defineType({
  name: 'href',
  title: 'Web address',
  type: 'string',
  icon: LinkIcon,
  description:
    'A path on this website (/contact-us), an anchor on the same page (#features), https://…, mailto:… or tel:…',
  validation: (rule) => [rule.custom(allowedHref), rule.custom(knownTarget).warning()],
})
