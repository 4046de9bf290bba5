import { describe, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { settled } from '../../tests/settled.ts'
import { OverloadError } from '../overload/admission.ts'
import { startPrewarm } from './prewarm.ts'

const MINUTE_MS = 60_000

function createTestPrewarm() {
  const clock = new ManualClock()
  const visited: string[] = []
  const lake = { isWell: true, fails: false }
  const refused = new Set<string>()
  const stop = startPrewarm({
    async paths() {
      if (lake.fails) throw new Error('connection refused')
      return ['/', '/careers', '/contact-us']
    },
    async warmContent(path) {
      visited.push(path)
      if (refused.has(path)) throw new OverloadError('page')
      if (path === '/careers') throw new Error('this one can’t be made')
    },
    isReachable: () => lake.isWell,
    clock,
  })
  return {
    visited,
    lake,
    refused,
    stop,
    /** Advances the clock and lets pending promise callbacks run. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 250) {
        clock.pass(250)
        await settled()
      }
    },
  }
}

describe('prewarming', () => {
  test('reads every page after the start, and again after the interval', async () => {
    const { visited, pass } = createTestPrewarm()
    await pass(2_750)
    expect(visited).toEqual([])
    await pass(2_000)
    expect(visited, 'continues after a failed page').toEqual(['/', '/careers', '/contact-us'])
    await pass(20 * MINUTE_MS)
    expect(visited).toHaveLength(3)
    await pass(11 * MINUTE_MS)
    expect(visited).toHaveLength(6)
  })

  test('pauses during an outage of the lake and restarts from the first page after it', async () => {
    const { visited, lake, pass } = createTestPrewarm()
    await pass(3_250)
    lake.isWell = false
    await pass(5 * MINUTE_MS)
    expect(visited).toEqual(['/', '/careers'])
    lake.isWell = true
    lake.fails = true
    await pass(MINUTE_MS)
    lake.fails = false
    await pass(MINUTE_MS)
    expect(visited).toEqual(['/', '/careers', '/', '/careers', '/contact-us'])
  })

  test('repeats only the pages that load shedding refused, half a minute after each', async () => {
    const { visited, refused, pass } = createTestPrewarm()
    refused.add('/')
    await pass(3_250)
    expect(visited).toEqual(['/'])
    await pass(29_000)
    expect(visited).toEqual(['/'])
    refused.delete('/')
    await pass(2_500)
    expect(visited).toEqual(['/', '/careers', '/contact-us', '/'])
    await pass(20 * MINUTE_MS)
    expect(visited).toHaveLength(4)
  })

  test('reads nothing more after it was stopped', async () => {
    const { visited, stop, pass } = createTestPrewarm()
    await pass(3_250)
    stop()
    const before = visited.length
    await pass(60 * MINUTE_MS)
    expect(visited).toHaveLength(before)
  })
})
