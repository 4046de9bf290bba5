import type { Rule } from 'sanity'

/** An anchor has no effect without a page; the form hides it when an editor clears the page. */
const NO_CONTENT: ReadonlySet<string> = new Set(['_type', 'newTab', 'place'])

/**
 * A link without text and destination counts as no link: forms leave such an object behind when
 * an editor clears its fields. An item of a list always counts, because visitors would see the gap.
 */
export function isEmptyLink(link: unknown): boolean {
  if (typeof link !== 'object' || link === null) return true
  return Object.entries(link).every(
    ([name, value]) =>
      name !== '_key' && (NO_CONTENT.has(name) || value === undefined || value === ''),
  )
}

/** The rule of a required link; an empty object would satisfy `required`. */
export const requiredLink = (rule: Rule) =>
  rule.custom((link) =>
    isEmptyLink(link)
      ? { message: 'Add a label, then choose a page or enter an address.', path: ['label'] }
      : true,
  )
