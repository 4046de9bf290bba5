import { expect, test } from 'vitest'
import type { StoredSubmission } from '../submission.ts'
import { csvLines } from './csv.ts'

test('an export of more pages than its maximum ends with the time of its oldest message', async () => {
  let pages = 0
  const page = async () => {
    pages += 1
    return { messages: [], next: { acceptedAtMs: Date.UTC(2026, 10, 28), id: 'a' } }
  }
  let last = ''
  for await (const line of csvLines({ page }, {})) last = line
  expect(pages).toBe(400)
  expect(last).toContain('Messages before 2026-11-28T00:00:00.000Z are not listed.')
})

test('an export has the labels of the forms and the words of the list of messages', async () => {
  const message: StoredSubmission = {
    readable: true,
    id: 'one',
    kind: 'contact',
    fields: {
      firstName: 'Ama',
      lastName: 'Mensah',
      email: 'ama@example.com',
      phone: '',
      message: 'Hello',
    },
    form: 'demo:/request-vas-demo',
    state: 'parked',
    acceptedAtMs: Date.UTC(2026, 10, 28, 9, 5, 7),
    nextAttemptAtMs: 0,
    retryWindowStartMs: 0,
    attemptCount: 1,
    deliveredAtMs: null,
    reason: null,
    handling: 'open',
    handledAtMs: null,
    handledBy: null,
    assignedTo: 'kofi',
    assignedName: 'Kofi Boateng',
  }
  const page = async () => ({ messages: [message], next: undefined })
  const lines: string[] = []
  for await (const line of csvLines({ page }, {})) lines.push(line.trimEnd())
  expect(lines).toEqual([
    '\uFEFF"Received (GMT)","Form","Page","Delivery","Handling","Assigned to","Email","First name","Last name","Phone","Message","Your name","Company","Job title","Industry","Stored data","ID"',
    '"2026-11-28 09:05:07","Contact message","/request-vas-demo","Delivery failed","Not handled","Kofi Boateng","ama@example.com","Ama","Mensah","","Hello","","","","","","one"',
  ])
})
