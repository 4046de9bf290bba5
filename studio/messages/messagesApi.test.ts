import { expect, test } from 'vitest'
import type { MessageView } from '../../submissions/inbox/apiSchemas.ts'
import { createMessagesApi } from './messagesApi.ts'

const NOT_RESPONDING = 'The website is not responding. Check your connection and try again.'

const MESSAGE: MessageView = {
  id: 'one',
  kind: 'contact',
  kindTitle: 'Contact message',
  page: null,
  state: 'queued',
  handling: 'open',
  handledBy: null,
  handledAt: null,
  assignedTo: null,
  assignedName: null,
  acceptedAt: '2026-11-28T09:00:00.000Z',
  sender: 'Ama',
  email: 'ama@makola.example',
  preview: '',
  readable: true,
  isDelayed: false,
  form: 'contact',
  isDeliverable: false,
  fields: [],
  raw: null,
  parseError: null,
  status: '',
  attempts: [],
  notes: [],
  purgeDueAt: null,
  subject: '',
}

/** The API of a website whose body arrives in parts, with timeouts that the test expires. */
function slowWebsite() {
  const timeouts: { ms: number; expire(): void }[] = []
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  const api = createMessagesApi(
    () => undefined,
    async (_input, init) => {
      init?.signal?.addEventListener('abort', () => {
        writer.abort(new DOMException('signal timed out', 'TimeoutError')).catch(() => undefined)
      })
      return new Response(body.readable)
    },
    (ms) => {
      const controller = new AbortController()
      timeouts.push({ ms, expire: () => controller.abort() })
      return controller.signal
    },
  )
  const write = (text: string) => writer.write(new TextEncoder().encode(text))
  return { api, timeouts, write, end: () => writer.close() }
}

test('an export may take as long as the website sends it: ten minutes', async () => {
  const { api, timeouts, write, end } = slowWebsite()
  const exported = api.exportCsv({ kind: 'demo' })
  await write('id,accepted\r\n')
  expect(timeouts.map(({ ms }) => ms)).toEqual([600_000])
  await write('1,2026-11-25\r\n')
  await end()
  expect(await (await exported).text()).toBe('id,accepted\r\n1,2026-11-25\r\n')
})

test.each([
  ['an export', 600_000, 'exportCsv'],
  ['a page of messages', 20_000, 'page'],
  ['the status', 20_000, 'status'],
] as const)(
  '%s whose body does not arrive in time is reported in a sentence',
  async (_what, ms, method) => {
    const { api, timeouts, write } = slowWebsite()
    const failed = expect(api[method]({})).rejects.toThrow(NOT_RESPONDING)
    await write('{"messages":[')
    expect(timeouts.map((timeout) => timeout.ms)).toEqual([ms])
    timeouts[0]?.expire()
    await failed
  },
)

test('a note that is sent again after a lost response has the same id, another note has not', async () => {
  const sent: { text: string; id: string }[] = []
  let isLost = true
  const api = createMessagesApi(
    () => undefined,
    async (_input, init) => {
      sent.push(JSON.parse(String(init?.body)))
      if (isLost) throw new TypeError('network error')
      return Response.json(MESSAGE)
    },
  )
  const note = (text: string) => api.act('one', { action: 'note', text })
  await expect(note('Called.')).rejects.toThrow(NOT_RESPONDING)
  await expect(note('Called twice.')).rejects.toThrow(NOT_RESPONDING)
  isLost = false
  await note('Called.')
  await note('Called.')
  const [first, edited, again, next] = sent.map(({ id }) => id)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(new Set([first, edited, next]).size).toBe(3)
})
