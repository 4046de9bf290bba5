import { expect, test } from 'vitest'
import { orThrow503 } from './unavailable.ts'

const unavailable = () => Object.assign(new Error('no lake'), { name: 'ContentUnavailableError' })

/** What is thrown for an error. */
const thrownFor = (error: unknown, text?: string): Promise<unknown> =>
  orThrow503(Promise.reject(error), text).catch((thrown: unknown) => thrown)

test('unavailable content is a 503 response that asks for a retry and is not cached', async () => {
  const response = await thrownFor(unavailable(), 'Not sent.')
  if (!(response instanceof Response)) throw response
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '15',
  })
  expect(await response.text()).toBe('Not sent.')
})

test.each([new Error('bug'), new Response(null, { status: 404 })])(
  'another error is thrown unchanged: %s',
  async (error) => {
    expect(await thrownFor(error)).toBe(error)
  },
)

test('available content is returned', async () => {
  expect(await orThrow503(Promise.resolve('page'))).toBe('page')
})
