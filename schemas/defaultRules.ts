import type { Rule } from 'sanity'
import { isRecord } from '../app/content/isRecord.ts'
import { filledText } from './objects/filledText.ts'
import { altTextRules, hasAltText } from './objects/picture.ts'
import { ownText } from './objects/starterTexts.ts'

/** Where a definition of a type has definitions of further types. */
const MEMBERS = ['fields', 'of', 'marks', 'annotations'] as const
const wrapped = new WeakSet<object>()

/** Types of values that a starter of a page fills in. */
const TEXT_TYPES: readonly unknown[] = ['string', 'text', 'block']

/**
 * Changes the validation in a definition, and in all definitions inside: required texts cannot be
 * blanks only, placeholders of starters have a warning, pictures have an alt text, and hidden
 * fields are skipped. Sanity validates those too: an error in a value that another layout left
 * behind would block Publish without a mark in the form.
 */
export function applyDefaultRules(definition: unknown): void {
  if (Array.isArray(definition)) for (const member of definition) applyDefaultRules(member)
  if (!isRecord(definition)) return
  const { validation } = definition
  const rulesOf = typeof validation === 'function' ? validation : undefined
  const typeRules = rulesOfType(definition)
  if ((typeRules || rulesOf) && !wrapped.has(rulesOf ?? definition)) {
    const visible = (rule: unknown, context?: { hidden?: boolean }): unknown => {
      if (context?.hidden) return []
      const rules = withFilledText(rulesOf ? rulesOf(rule, context) : rule)
      return typeRules && isRule(rule) ? [rules, typeRules(rule)].flat() : rules
    }
    wrapped.add(visible)
    definition.validation = visible
  }
  for (const member of MEMBERS) applyDefaultRules(definition[member])
}

function rulesOfType({ type, options }: Readonly<Record<string, unknown>>) {
  if (TEXT_TYPES.includes(type)) return (rule: Rule) => [rule.custom(ownText).warning()]
  return type === 'picture' && hasAltText(options) ? altTextRules : undefined
}

function withFilledText(rules: unknown): unknown {
  if (Array.isArray(rules)) return rules.map(withFilledText)
  return isRule(rules) && rules.isRequired() ? rules.custom(filledText) : rules
}

function isRule(value: unknown): value is Rule {
  return isRecord(value) && typeof value.isRequired === 'function'
}
