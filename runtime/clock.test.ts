import { getEventListeners } from 'node:events'
import { beforeEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../tests/manualClock.ts'
import { sleep } from './clock.ts'

describe('sleep', () => {
  let clock: ManualClock
  let stopping: AbortController
  beforeEach(() => {
    clock = new ManualClock()
    stopping = new AbortController()
  })

  test('resolves after the delay, and leaves no listener on a signal that outlives it', async () => {
    const { signal } = stopping
    const sleeping = sleep(clock, 1_000, signal)
    clock.pass(999)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    clock.pass(1)
    await sleeping
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('resolves when the signal aborts, and leaves no timer', async () => {
    const sleeping = sleep(clock, 1_000, stopping.signal)
    expect(clock.pending).toBe(1)
    stopping.abort()
    await sleeping
    expect(clock.pending).toBe(0)
  })

  test('resolves without a delay if the signal has aborted before', async () => {
    stopping.abort()
    await sleep(clock, 1_000, stopping.signal)
    expect(clock.pending).toBe(0)
  })
})
