import { UNSAFE_ErrorResponseImpl } from '@remix-run/router'
import { describe, expect, test } from 'vitest'
import { onOutcome, postFromBrowser, replaceHandler } from './postFromBrowser.ts'

describe('a post from the browser', () => {
  const request = () =>
    new Request('https://nsaa.example/contact-us', {
      method: 'POST',
      body: new URLSearchParams({ form: 'contact' }),
    })
  const unreachable = { form: 'contact', status: 'unreachable' }

  test("returns the server's outcome", async () => {
    const outcome = { form: 'contact', status: 'accepted' } as const
    expect(await postFromBrowser(request(), async () => outcome)).toBe(outcome)
  })

  test('is reported once to the handler of its form and id', async () => {
    const outcomes: unknown[] = []
    const posted = new FormData()
    posted.set('form', 'contact')
    posted.set('submissionId', 'an-id')
    const send = (body: BodyInit) =>
      postFromBrowser(
        new Request('https://nsaa.example/contact-us', { method: 'POST', body }),
        async () => ({ form: 'contact', status: 'accepted' }),
      )
    onOutcome(posted, (outcome) => outcomes.push(outcome.status))
    await send(new URLSearchParams({ form: 'contact', submissionId: 'another-id' }))
    expect(outcomes).toEqual([])
    await send(posted)
    await send(posted)
    expect(outcomes).toEqual(['accepted'])
  })

  test('is reported only to the handler that replaced the first one while it was pending', async () => {
    const outcomes: string[] = []
    const posted = new FormData()
    posted.set('form', 'contact')
    posted.set('submissionId', 'an-id')
    const replace = () =>
      replaceHandler('contact', 'an-id', ({ status }) => outcomes.push(`second: ${status}`))
    expect(replace()).toBe(false)
    onOutcome(posted, ({ status }) => outcomes.push(`first: ${status}`))
    expect(replace()).toBe(true)
    await postFromBrowser(
      new Request('https://nsaa.example/contact-us', { method: 'POST', body: posted }),
      async () => ({ form: 'contact', status: 'accepted' }),
    )
    expect(outcomes).toEqual(['second: accepted'])
    expect(replace()).toBe(false)
  })

  test('becomes an outcome if the network fails', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await postFromBrowser(request(), failing)).toEqual(unreachable)
  })

  test.each([
    ['moved to another site', new Response(null, { status: 301 })],
    ['lost its form', new UNSAFE_ErrorResponseImpl(405, 'Method Not Allowed', null)],
  ])('is unavailable if the page has %s', async (_what, response) => {
    const unavailable = { form: 'contact', status: 'unavailable' }
    expect(await postFromBrowser(request(), () => Promise.reject(response))).toEqual(unavailable)
  })

  test('becomes an outcome if no response arrives', async () => {
    const silent = () => new Promise<never>(() => {})
    expect(await postFromBrowser(request(), silent, 1)).toEqual(unreachable)
  })
})
