import { expect, test } from 'vitest'
import { contactContent, queuedSubmission } from '../../tests/submissions/fixtures.ts'
import { newsletter } from '../definitions/newsletter.ts'
import type { StoredSubmission } from '../submission.ts'
import { describeMessage, summarize } from './describe.ts'

const PARKED: StoredSubmission = {
  ...queuedSubmission(newsletter.contentOf({ email: 'ama@example.com' })),
  state: 'parked',
}

test.each([
  ['HTTP 503', 'the service reported an internal error (503)'],
  ['answered 503', 'the service reported an internal error (503)'],
  ['HTTP 401', 'the service refused our account (401)'],
  ['HTTP 302: redirects are not followed', 'the service has moved to another address (302)'],
  ['HTTP 200 without the expected confirmation', 'did not confirm receipt (200)'],
  ['no response in time', 'the service did not respond in time'],
  ['no answer in time', 'the service did not respond in time'],
  ['no connection (ECONNREFUSED)', 'the service could not be reached (ECONNREFUSED).'],
])('the reason "%s" is described to editors', (reason, description) => {
  const message = { ...PARKED, reason }
  const context = { deliverableKinds: ['newsletter'], retentionDays: 30 }
  const { status } = describeMessage({ message, attempts: [], notes: [] }, context)
  expect(status).toContain(description)
})

test.each([
  [['newsletter'], 'It will be delivered only if'],
  [[], 'lists it with the others; this form is not connected to a service.'],
])('possible spam of a form with the services %j says what releasing it does', (kinds, words) => {
  const message: StoredSubmission = { ...PARKED, state: 'suspect' }
  const context = { deliverableKinds: kinds, retentionDays: 30 }
  expect(describeMessage({ message, attempts: [], notes: [] }, context).status).toContain(words)
})

test.each([
  [
    ['newsletter'],
    'Confirmed as spam, not delivered. To deliver it, mark it as not handled first.',
  ],
  [[], 'Confirmed as spam. To list it with the others, mark it as not handled first.'],
])('confirmed spam of a form with the services %j says how to take it back', (kinds, text) => {
  const message: StoredSubmission = { ...PARKED, state: 'suspect', handling: 'handled' }
  const context = { deliverableKinds: kinds, retentionDays: 30 }
  expect(describeMessage({ message, attempts: [], notes: [] }, context).status).toBe(text)
})

test.each([
  [null, 'open', 'Waiting for delivery.'],
  [null, 'handled', 'Waiting for delivery. It will still be delivered, although it is handled.'],
  [
    'HTTP 503',
    'handled',
    'Not delivered yet: the service reported an internal error (503). It will be tried again automatically. It will still be delivered, although it is handled.',
  ],
] as const)(
  'a queued message with the reason %j that is %s has its status',
  (reason, handling, text) => {
    const message: StoredSubmission = { ...PARKED, state: 'queued', reason, handling }
    const context = { deliverableKinds: ['newsletter'], retentionDays: 30 }
    const view = describeMessage({ message, attempts: [], notes: [] }, context)
    expect([view.status, view.isDelayed]).toEqual([text, reason !== null])
  },
)

test('the preview of a long message ends with a whole character', () => {
  const message = '🧵'.repeat(141)
  const { preview } = summarize({ ...PARKED, ...contactContent({ message }) })
  expect(preview).toBe(`${'🧵'.repeat(140)}…`)
})
