import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareRequest } from '../bareRequest.ts'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

describe('JSON responses of the lake', () => {
  let started: StartedLake
  beforeAll(async () => {
    started = await startLake()
    const text = 'All payments, one integration. '.repeat(200)
    await started.client().create({ _id: 'long', _type: 'page', text })
  })
  afterAll(() => started.stop())

  const ask = (query: string, acceptEncoding?: string) => {
    const url = `${started.origin}/lake/v2025-02-19/data/query/production`
    return bareRequest(`${url}?query=${encodeURIComponent(query)}`, {
      authorization: `Bearer ${TEST_TOKEN}`,
      ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
    })
  }

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('are compressed for Accept-Encoding: %s', async (accepted, expected, decompress) => {
    const { headers, body } = await ask('*[_id == "long"]', accepted)
    expect(headers).toMatchObject({ 'content-encoding': expected, vary: 'Accept-Encoding' })
    expect(body.length).toBeLessThan(1000)
    expect(JSON.parse(decompress(body).toString()).result[0].text).toHaveLength(6200)
  })

  test('are sent uncompressed if they are small, or if no coding is accepted', async () => {
    expect((await ask('count(*)', 'br')).headers).not.toHaveProperty('content-encoding')
    for (const accepted of [undefined, 'identity', 'gzip;q=0']) {
      const { headers, body } = await ask('*[_id == "long"]', accepted)
      expect(headers).not.toHaveProperty('content-encoding')
      expect(JSON.parse(body.toString()).result[0].text).toHaveLength(6200)
    }
  })
})
