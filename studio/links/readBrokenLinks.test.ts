import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { readBrokenLinks } from './readBrokenLinks.ts'

const WELCOME = 'event: welcome\ndata: {"listenerName":"one"}\n\n'
const FAQ_ITEM = { _id: 'faq', _type: 'faqItem', link: { _type: 'link', href: '/not-there' } }
const eventStream = { headers: { 'content-type': 'text/event-stream' } }

test('broken links are read again after the lake has rejected their listener', async () => {
  let listeners = 0
  const listen = () => {
    listeners += 1
    if (listeners > 1) return new Response(new ReadableStream({ start: welcome }), eventStream)
    return Response.json({ message: 'Session not found' }, { status: 401 })
  }
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (input) =>
      new URL(input).pathname.includes('/listen/')
        ? listen()
        : Response.json({ result: [FAQ_ITEM], ms: 1, query: '' }),
  })
  const failures: (string | undefined)[] = []
  const targets = await new Promise((resolve, reject) => {
    const subscription = readBrokenLinks(client, (failure) => failures.push(failure)).subscribe({
      next: (found) => {
        resolve(found.map(({ target }) => target))
        queueMicrotask(() => subscription.unsubscribe())
      },
      error: reject,
    })
  })
  expect(listeners).toBe(2)
  expect(targets).toEqual([{ path: '/not-there' }])
  expect(failures).toEqual(['EventSource connection failed', undefined])
})

function welcome(controller: ReadableStreamDefaultController<Uint8Array>) {
  controller.enqueue(new TextEncoder().encode(WELCOME))
}
