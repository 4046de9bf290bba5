import { createHash } from 'node:crypto'
import type { SubmissionContent } from './submission.ts'

/**
 * Digest of what was sent from which form. Two posts with the same digest are the same wish, which
 * is how a reload or a second press is recognised when there was no script to give it an id.
 */
export function fingerprint(form: string, content: SubmissionContent): string {
  const fields = Object.entries(content.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, content.kind, fields]))
    .digest('hex')
}
