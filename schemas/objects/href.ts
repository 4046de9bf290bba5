import { LinkIcon } from '@sanity/icons/Link'
import { defineType, type Rule } from 'sanity'
import { chapterOf, typedChapter } from '../../app/content/documentation.ts'
import { linkProblem, parseLink } from '../../app/content/links.ts'
import { knownTarget } from './knownTarget.ts'

/**
 * The website's allow-list of addresses as a validation rule. A field with rules of its own must
 * include it, because they replace the rules of its type.
 */
function allowedHref(value: unknown): true | string {
  return typeof value === 'string' ? (linkProblem(value) ?? true) : true
}

/** The same where the address may also be a chapter of the documentation. */
export function allowedDestination(value: unknown): true | string {
  if (chapterOf(value) !== undefined) return true
  return typedChapter(value) === undefined
    ? allowedHref(value)
    : 'Use letters from a to z, digits and . _ ~ / - in the chapter. Blanks and accents are not possible.'
}

/** The same for an address that is opened as a document: e-mails, calls and downloads are not. */
function allowedDocument(value: unknown): true | string {
  const allowed = allowedHref(value)
  if (allowed !== true || typeof value !== 'string') return allowed
  const kind = parseLink(value)?.kind
  if (kind === 'page' || kind === 'external') return true
  return 'Use a path on this website (/contact-us) or an address that starts with https://.'
}

/** The same for an address of another website, in full. */
function allowedExternal(value: unknown): true | string {
  if (typeof value !== 'string') return true
  const kind = parseLink(value)?.kind
  if (kind === 'external') return true
  // The website removes the host of such an address (`parseLink`).
  if (kind === 'asset')
    return 'This leads to a file of this website. Use an address without /lake/.'
  const problem = linkProblem(value)
  return problem === undefined || /mailto:|tel:/.test(problem)
    ? 'Use the full address, which starts with https://.'
    : problem
}

/** The same for an address that chapters of the documentation are appended to. */
function allowedBase(value: unknown): true | string {
  return /[?#]/.test(String(value))
    ? 'Use an address without ? and #, because chapters are added at its end.'
    : allowedDocument(value)
}

/**
 * Rules of a required address: it must be on the allow-list, and a warning is shown if no page of
 * this website has it.
 */
const required = (allowed: typeof allowedHref) => (rule: Rule) => [
  rule.required().custom(allowed),
  rule.custom(knownTarget).warning(),
]

export const requiredDocument = required(allowedDocument)
export const requiredBase = required(allowedBase)
export const optionalExternal = (rule: Rule) => rule.custom(allowedExternal)
export const requiredExternal = (rule: Rule) => rule.required().custom(allowedExternal)

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
