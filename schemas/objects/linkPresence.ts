import type { Rule } from 'sanity'

/**
 * A link without text and destination counts as no link: forms leave such an object behind when
 * an editor clears its fields. An item of a list always counts, because visitors would see the gap.
 */
export function isEmptyLink(link: unknown): boolean {
  if (typeof link !== 'object' || link === null) return true
  return Object.entries(link).every(
    ([name, value]) =>
      name !== '_key' &&
      (name === '_type' || name === 'newTab' || value === undefined || value === ''),
  )
}

/** The rule of a required link; an empty object would satisfy `required`. */
export const requiredLink = (rule: Rule) =>
  rule.custom((link) =>
    isEmptyLink(link) ? 'Add a label, then choose a page or enter an address.' : true,
  )
