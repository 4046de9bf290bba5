import { randomUUID } from 'node:crypto'
import { startFakeBackend } from '../tests/submissions/fakeBackend.ts'
import type { Findings } from './measurement.ts'
import { startMeasured, temporaryDir } from './site.ts'
import { percentile } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const POSTS = 400
const CONCURRENCY = 4
const RESPONSE_P99_MAX_MS = 300

/** How long a visitor waits for the response to a form while every backend hangs. */
export async function measureSubmit({ quick }: BenchOptions): Promise<Findings> {
  const backend = await startFakeBackend()
  backend.behave('hang')
  const site = await startMeasured(temporaryDir(), {
    SUBSCRIBE_API_ORIGIN: backend.origin,
    DEMO_API_ORIGIN: backend.origin,
    EMAIL_API_URL: `${backend.origin}/send`,
    EMAIL_SERVICE_ID: 'service',
    EMAIL_TEMPLATE_ID: 'template',
    EMAIL_PUBLIC_KEY: 'key',
    TRUST_PROXY: '1',
  })
  try {
    await post(site.origin)
    const durationsMs: number[] = []
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        while (durationsMs.length < (quick ? POSTS / 10 : POSTS))
          durationsMs.push(await post(site.origin))
      }),
    )
    const name = 'submit while every backend hangs'
    return {
      measurements: [
        { name: `${name}, median`, value: percentile(durationsMs, 0.5), unit: 'ms' },
        {
          name: `${name}, 99th percentile`,
          value: percentile(durationsMs, 0.99),
          unit: 'ms',
          bound: { atMost: RESPONSE_P99_MAX_MS },
          note: `${durationsMs.length} forms, ${CONCURRENCY} at a time, each stored durably`,
        },
      ],
    }
  } finally {
    await site.stop()
    await backend.stop()
  }
}

/**
 * One newsletter form without JavaScript, each from another address.
 * @returns milliseconds
 */
async function post(origin: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(origin, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:1::1` },
    body: new URLSearchParams({ email: `${randomUUID()}@x.example` }),
  })
  await response.text()
  if (response.status !== 303) throw new Error(`a submission failed with HTTP ${response.status}`)
  return performance.now() - began
}
