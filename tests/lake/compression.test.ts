import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

describe('JSON responses of the lake', () => {
  let started: StartedLake
  beforeAll(async () => {
    started = await startLake()
    const text = 'All payments, one integration. '.repeat(200)
    await started.client().create({ _id: 'long', _type: 'page', text })
  })
  afterAll(() => started.stop())

  /** Without fetch's own header and decoding. */
  const ask = (query: string, acceptEncoding?: string) =>
    new Promise<{ coding: string | undefined; vary: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        const path = `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
        const headers = {
          authorization: `Bearer ${TEST_TOKEN}`,
          ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
        }
        const asked = request(`${started.origin}${path}`, { headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const { vary, 'content-encoding': coding } = response.headers
            resolve({ coding, vary, body: Buffer.concat(chunks) })
          })
        })
        asked.on('error', reject)
        asked.end()
      },
    )

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('are compressed for Accept-Encoding: %s', async (accepted, expected, decompress) => {
    const { coding, vary, body } = await ask('*[_id == "long"]', accepted)
    expect([coding, vary]).toEqual([expected, 'Accept-Encoding'])
    expect(body.length).toBeLessThan(1000)
    expect(JSON.parse(decompress(body).toString()).result[0].text).toHaveLength(6200)
  })

  test('are sent uncompressed if they are small, or if no coding is accepted', async () => {
    expect((await ask('count(*)', 'br')).coding).toBeUndefined()
    for (const accepted of [undefined, 'identity', 'gzip;q=0']) {
      const { coding, body } = await ask('*[_id == "long"]', accepted)
      expect(coding).toBeUndefined()
      expect(JSON.parse(body.toString()).result[0].text).toHaveLength(6200)
    }
  })
})
