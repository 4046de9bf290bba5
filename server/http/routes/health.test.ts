import { expect, test } from 'vitest'
import { loggedReadiness, rememberSuccess } from './health.ts'

const REPORT = {
  content: 'fresh',
  submissions: { queued: 0, parked: 0, suspect: 0, delivered: 0, unknown: 0 },
  unconfigured: [],
}

test('a success is cached for a while, a failure never, and simultaneous checks are coalesced', async () => {
  let nowMs = 0
  let checks = 0
  let fault: Error | undefined
  const check = rememberSuccess(
    async () => {
      checks += 1
      if (fault) throw fault
    },
    500,
    () => nowMs,
  )
  await Promise.all([check(), check(), check()])
  expect(checks).toBe(1)
  nowMs = 499
  await check()
  expect(checks).toBe(1)
  nowMs = 500
  fault = new Error('disk full')
  await expect(check()).rejects.toThrow('disk full')
  await expect(check()).rejects.toThrow('disk full')
  expect(checks).toBe(3)
  fault = undefined
  await check()
  expect(checks).toBe(4)
})

test('the log gets one line when readiness is lost, and one when it is restored', async () => {
  const events: string[] = []
  let ready = false
  const note = (event: string) => void events.push(event)
  const { check } = loggedReadiness(
    {
      async check() {
        if (!ready) throw new Error('disk full')
        return REPORT
      },
    },
    { info: note, error: note },
  )
  await expect(check()).rejects.toThrow('disk full')
  await expect(check()).rejects.toThrow('disk full')
  ready = true
  expect(await check()).toEqual(REPORT)
  await check()
  expect(events).toEqual(['readiness.lost', 'readiness.regained'])
})
