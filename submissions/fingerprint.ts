import { hash } from 'node:crypto'
import type { SubmissionContent } from './submission.ts'

/**
 * Digest of a form and its content. A post with the same digest is a repeat, which is how a reload
 * or a second press is detected when no script generated an id. A suspect post makes only other
 * suspect ones repeats, so that a bot cannot suppress a person's message by sending it first.
 */
export function fingerprint(form: string, content: SubmissionContent): string {
  const fields = Object.entries(content.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify([form, content.kind, fields]))
}
