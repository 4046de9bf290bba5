import { describe, expect, test } from 'vitest'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { outcomeNotice, waitingTime } from './outcome.ts'
import { postFromBrowser } from './postFromBrowser.ts'
import { createSubmissionIds } from './submissionIds.ts'

describe('submission ids', () => {
  const counted = () => {
    let count = 0
    return createSubmissionIds(() => `id-${++count}`)
  }

  test('are the same while the same content is sent again', () => {
    const ids = counted()
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-1')
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-1')
  })

  test('are new for changed content, or the edit would be a repeat and be lost', () => {
    const ids = counted()
    ids.idFor({ email: 'a@b.co' })
    expect(ids.idFor({ email: 'a@b.com' })).toBe('id-2')
  })

  test('are new after a success', () => {
    const ids = counted()
    ids.idFor({ email: 'a@b.co' })
    expect(ids.wasSent({ email: 'a@b.co' })).toBe(true)
    ids.renew()
    expect(ids.wasSent({ email: 'a@b.co' })).toBe(false)
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-2')
  })
})

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

  test('becomes an outcome if the network fails', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await postFromBrowser(request(), failing)).toEqual(unreachable)
  })

  test('becomes an outcome if no response arrives', async () => {
    const silent = () => new Promise<never>(() => {})
    expect(await postFromBrowser(request(), silent, 1)).toEqual(unreachable)
  })
})

describe('texts for the visitor', () => {
  test.each([
    [0, '1 second'],
    [1, '1 second'],
    [41.2, '42 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text)
  })

  test('the waiting time', () => {
    const { message } = outcomeNotice(
      { status: 'limited', retryAfterSeconds: 30 },
      newsletter.texts,
    )
    expect(message).toContain('30 seconds')
  })
})
