import { expect, test } from 'vitest'
import { fileLoader } from './fileLoader.ts'

/** Calls the loader as the router does. */
async function load(write: () => Promise<string>): Promise<Response> {
  const args: Parameters<ReturnType<typeof fileLoader>>[0] = JSON.parse('{ "context": {} }')
  return fileLoader('text/plain', write)(args)
}

test('a file has its type and may be cached for five minutes', async () => {
  const response = await load(async () => 'User-agent: *')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=300',
    'content-type': 'text/plain',
  })
  expect(await response.text()).toBe('User-agent: *')
})

test('a file whose content is unavailable is a 503 response that is not cached', async () => {
  const error = Object.assign(new Error('no lake'), { name: 'ContentUnavailableError' })
  const thrown = await load(() => Promise.reject(error)).catch((reason: unknown) => reason)
  if (!(thrown instanceof Response)) throw thrown
  expect(thrown.status).toBe(503)
  expect(thrown.headers.get('cache-control')).toBe('no-store')
})
