import { contact } from './contact.ts'
import { demo, vasDemo } from './demo.ts'
import { newsletter } from './newsletter.ts'

/** Every form, by the kind of its submissions. */
export const forms = { newsletter, contact, demo, vasDemo }

export type SubmissionKind = keyof typeof forms

/** What a visitor sent, as it was checked and is stored. */
export type SubmissionContent = ReturnType<(typeof forms)[SubmissionKind]['contentOf']>

export function isSubmissionKind(kind: string): kind is SubmissionKind {
  return Object.hasOwn(forms, kind)
}

export const SUBMISSION_KINDS: readonly SubmissionKind[] =
  Object.keys(forms).filter(isSubmissionKind)

/** Titles of the forms whose backend is not configured, from the kinds whose backend is. */
export function unconfiguredTitles(deliverableKinds: readonly string[]): string[] {
  const unconfigured = SUBMISSION_KINDS.filter((kind) => !deliverableKinds.includes(kind))
  return unconfigured.map((kind) => forms[kind].title)
}
