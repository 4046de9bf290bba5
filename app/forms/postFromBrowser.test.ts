import { describe, expect, test } from 'vitest'
import { postFromBrowser } from './postFromBrowser.ts'

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
