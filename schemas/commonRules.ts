import type { Rule } from 'sanity'
import { isRecord } from '../app/content/isRecord.ts'
import { filledText } from './objects/filledText.ts'

/** Where a definition of a type has definitions of further types. */
const MEMBERS = ['fields', 'of', 'marks', 'annotations'] as const
const wrapped = new WeakSet<object>()

/**
 * Changes the validation in a definition, and in all definitions inside: required texts cannot be
 * blanks only, and hidden fields are skipped. Sanity validates those too: an error in a value that
 * another layout left behind would block Publish without a mark in the form.
 */
export function applyCommonRules(definition: unknown): void {
  if (Array.isArray(definition)) for (const member of definition) applyCommonRules(member)
  if (!isRecord(definition)) return
  const { validation } = definition
  if (typeof validation === 'function' && !wrapped.has(validation)) {
    const visible = (rule: unknown, context?: { hidden?: boolean }): unknown =>
      context?.hidden ? [] : withFilledText(validation(rule, context))
    wrapped.add(visible)
    definition.validation = visible
  }
  for (const member of MEMBERS) applyCommonRules(definition[member])
}

function withFilledText(rules: unknown): unknown {
  if (Array.isArray(rules)) return rules.map(withFilledText)
  return isRule(rules) && rules.isRequired() ? rules.custom(filledText) : rules
}

function isRule(value: unknown): value is Rule {
  return isRecord(value) && typeof value.isRequired === 'function'
}
