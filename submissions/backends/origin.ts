import { demoBody } from '../definitions/demo.ts'
import { subscribeBody } from '../definitions/newsletter.ts'
import type { Submission, SubmissionKind } from '../submission.ts'
import { type Backend, wrongKind } from './backend.ts'
import { post } from './post.ts'

/** The newsletter's backend: `POST {origin}/api/subscribe` with `{email}`. */
export function subscribeBackend(origin: string): Backend {
  return originBackend(
    'subscribe',
    'newsletter',
    new URL('/api/subscribe', origin),
    (submission) =>
      submission.kind === 'newsletter' ? subscribeBody(submission.fields) : undefined,
  )
}

/** The demo requests' backend: `POST {origin}/api/demo` with `{formData: {...}}`. */
export function demoBackend(origin: string): Backend {
  return originBackend('demo', 'demo', new URL('/api/demo', origin), (submission) =>
    submission.kind === 'demo' ? demoBody(submission.fields) : undefined,
  )
}

/** @param bodyOf returns undefined for a submission of another kind */
function originBackend(
  name: string,
  kind: SubmissionKind,
  { href: url }: URL,
  bodyOf: (submission: Submission) => object | undefined,
): Backend {
  return {
    name,
    kind,
    concurrencyMax: 4,
    async deliver(submission, signal, date) {
      const body = bodyOf(submission)
      if (!body) return wrongKind(submission.kind)
      return post({ url, body, idempotencyKey: submission.id }, signal, date)
    },
  }
}
