import { subscribeBody } from '../definitions/newsletter.ts'
import type { Backend } from './backend.ts'
import { post } from './post.ts'

/** The newsletter's backend: `POST {origin}/api/subscribe` with `{email}`. */
export function subscribeBackend(origin: string): Backend {
  return {
    name: 'subscribe',
    kinds: ['newsletter'],
    concurrencyMax: 4,
    async deliver(submission, signal, now) {
      if (submission.kind !== 'newsletter') return wrongKind(submission.kind)
      return post(
        {
          url: new URL('/api/subscribe', origin).href,
          body: subscribeBody(submission.fields),
          idempotencyKey: submission.id,
        },
        signal,
        now,
      )
    },
  }
}

export function wrongKind(kind: string) {
  return { outcome: 'permanent', reason: `this backend does not accept ${kind}` } as const
}
