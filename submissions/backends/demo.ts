import { demoBody } from '../definitions/demo.ts'
import type { Backend } from './backend.ts'
import { post } from './post.ts'
import { wrongKind } from './subscribe.ts'

/** The demo requests' backend: `POST {origin}/api/demo` with `{formData: {...}}`. */
export function demoBackend(origin: string): Backend {
  return {
    name: 'demo',
    kinds: ['demo'],
    concurrencyMax: 4,
    async deliver(submission, signal, now) {
      if (submission.kind !== 'demo') return wrongKind(submission.kind)
      return post(
        {
          url: new URL('/api/demo', origin).href,
          body: demoBody(submission.fields),
          idempotencyKey: submission.id,
        },
        signal,
        now,
      )
    },
  }
}
