import { expect, test } from 'vitest'
import { CachedResponse } from './cachedResponse.ts'

const PAGE = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<p>Nsaa</p>'.repeat(1_000)),
}

test('clients without a content coding share one copy of a page that was compressed', async () => {
  const response = new CachedResponse({ ...PAGE, body: Buffer.from(PAGE.body) })
  await response.recompress()
  const requested = Array.from({ length: 20 }, () => response.representation(undefined))
  const bodies = (await Promise.all(requested)).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toEqual(PAGE.body)
  expect(response.ready(undefined)?.body).toBe(bodies[0])
})

test('a coding that several clients request before the best compression exists is compressed once', async () => {
  const response = new CachedResponse(PAGE)
  const [one, other] = await Promise.all([
    response.representation('br'),
    response.representation('br'),
  ])
  expect(one).toBe(other)
  expect(one?.etag).toMatch(/-br-fast"$/)
})
