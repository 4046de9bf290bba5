import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt, runSite, type SiteProcess } from './siteProcess.ts'

let site: SiteProcess
const agent = new Agent({ keepAlive: true, maxSockets: 400 })
beforeAll(async () => {
  ensureBuilt()
  site = await runSite()
  await site.says('Nsaa is running')
}, 180_000)
afterAll(async () => {
  agent.destroy()
  await site.remove()
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
}

/** Its response is personal, so it is never cached. */
const uncached = () =>
  new Promise<Answer>((resolve, reject) => {
    request(`${site.origin}/about-us?sent=contact`, { agent })
      .on('error', reject)
      .on('response', (answer) => {
        const { statusCode = 0, headers } = answer
        answer.resume().on('end', () => resolve({ status: statusCode, headers }))
      })
      .end()
  })

describe('a flood of uncached pages', () => {
  // Connections that are open already deliver all requests in one turn of the event loop.
  test.each(['new', 'open'])(
    'on %s connections is partly refused, while cached pages and forms are served',
    async () => {
      await (await fetch(site.origin)).text()
      const flood = Array.from({ length: 400 }, uncached)
      const kept: number[] = []
      for (let i = 0; i < 10; i += 1) {
        const answer = await fetch(site.origin)
        kept.push(answer.status)
        await answer.text()
      }
      const message = await fetch(site.origin, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ form: 'newsletter', email: 'ama@shop.example' }),
      })
      expect(message.status).toBe(303)
      expect(kept).toEqual(kept.map(() => 200))

      const answers = await Promise.all(flood)
      const refused = answers.filter(({ status }) => status === 503)
      const served = answers.filter(({ status }) => status === 200)
      expect(served.length).toBeGreaterThan(0)
      expect(refused.length).toBeGreaterThan(50)
      expect(refused.length + served.length, 'nothing else happened').toBe(400)
      for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
      expect(site.stderr(), 'the log is not flooded').not.toContain('page.failed')

      expect((await uncached()).status, 'and it is over when the flood is').toBe(200)
    },
  )

  test('requests pipelined on one connection without reading are bounded', async () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_500))
    await closed
    expect(text).toContain('HTTP/1.1 200')
    expect(text).toContain('HTTP/1.1 503')
  })
})
