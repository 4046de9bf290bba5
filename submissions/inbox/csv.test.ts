import { expect, test } from 'vitest'
import { startCpuTimer } from '../../runtime/clock.ts'
import { contactContent, queuedSubmission } from '../../tests/submissions/fixtures.ts'
import type { StoredSubmission } from '../submission.ts'
import { csvLines } from './csv.ts'

test('an export of more pages than its maximum ends with the time of its oldest message', async () => {
  let pages = 0
  const page = async () => {
    pages += 1
    return { messages: [], next: { acceptedAtMs: Date.UTC(2026, 10, 28), id: 'a' } }
  }
  let last = ''
  for await (const line of csvLines({ page }, {}, { deliverableKinds: [] })) last = line
  expect(pages).toBe(400)
  expect(last).toContain('Messages before 2026-11-28T00:00:00.000Z are not listed.')
})

test('an export with a message of 100,000 line breaks takes less than a second of processor time', async () => {
  const content = contactContent({ message: `a${'\n'.repeat(100_000)}x` })
  const page = async () => ({ messages: [queuedSubmission(content)], next: undefined })
  const cpuMs = startCpuTimer()
  let last = ''
  for await (const line of csvLines({ page }, {}, { deliverableKinds: [] })) last = line
  expect(last).toContain('\n\nx')
  expect(cpuMs()).toBeLessThan(1_000)
})

test('an export has the labels of the forms and the words of the list of messages', async () => {
  const content = contactContent({ firstName: 'Ama', message: 'Hello "all"' })
  const message: StoredSubmission = {
    ...queuedSubmission(content),
    id: 'one',
    form: 'contact:/campaign',
    state: 'parked',
    acceptedAtMs: Date.UTC(2026, 10, 28, 9, 5, 7),
    assignedTo: 'kofi',
    assignedName: 'Kofi Boateng',
  }
  const page = async () => ({ messages: [message], next: undefined })
  const lines: string[] = []
  for await (const line of csvLines({ page }, {}, { deliverableKinds: [] }))
    lines.push(line.trimEnd())
  expect(lines[0]).toMatch(/^\uFEFF"/)
  const cells = (line: string) => line.replace('\uFEFF', '').slice(1, -1).split('","')
  const [labels = [], values = []] = lines.map(cells)
  expect(lines).toHaveLength(2)
  expect(values).toHaveLength(labels.length)
  expect(Object.fromEntries(labels.map((label, column) => [label, values[column]]))).toMatchObject({
    'Received (GMT)': '2026-11-28 09:05:07',
    Form: 'Contact message',
    Page: '/campaign',
    Delivery: 'Delivery failed',
    Handling: 'Not handled',
    'Assigned to': 'Kofi Boateng',
    'First name': 'Ama',
    Message: 'Hello ""all""',
    'Job title': '',
    'Stored data': '',
    ID: 'one',
  })
})

test.each([
  ['queued', ['contact'], 'Waiting for delivery'],
  ['queued', [], 'Not connected'],
  ['delivered', ['contact'], 'Delivered'],
  ['parked', ['contact'], 'Delivery failed'],
  ['suspect', ['contact'], 'Possible spam'],
] as const)(
  'a message in the state %s, with the connected forms %j, has the delivery “%s”',
  async (...row) => {
    const [state, deliverableKinds, delivery] = row
    const message = { ...queuedSubmission(contactContent()), state }
    const page = async () => ({ messages: [message], next: undefined })
    const lines: string[] = []
    for await (const line of csvLines({ page }, {}, { deliverableKinds })) lines.push(line)
    expect(lines[1]).toContain(`,"${delivery}",`)
  },
)
