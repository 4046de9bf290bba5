import { afterEach, describe, expect, test } from 'vitest'
import { LakeError } from '../../lake/core/errors.ts'
import { ReleaseScheduler } from '../../lake/releases/scheduler.ts'
import { ManualClock } from '../manualClock.ts'
import { createReleaseContent, prepareRelease } from './preparedRelease.ts'
import { type StartedLake, startLake } from './startLake.ts'

const MIDNIGHT = Date.parse('2026-12-01T00:00:00Z')
const HOUR_MS = 60 * 60 * 1000

describe('a due release that cannot be published now', () => {
  let clock: ManualClock
  let started: StartedLake
  afterEach(async () => {
    expect(started.unknownEndpoints()).toEqual([])
    await started.stop()
  })

  const full = new Error('database or disk is full')
  const slow = new LakeError(408, 'transactionTimeoutError', 'The transaction took too long')
  const scheduled = async (failures: number, failure: Error, { isReadOnly = false } = {}) => {
    clock = new ManualClock(MIDNIGHT - HOUR_MS)
    started = await startLake({
      date: () => clock.date(),
      // The clock of the lake's own scheduler stops: another one fails as often as a test requires.
      clock: new ManualClock(MIDNIGHT - HOUR_MS),
    })
    const client = started.client()
    await createReleaseContent(client)
    await prepareRelease(client)
    await client.releases.schedule({
      releaseId: 'december',
      publishAt: new Date(MIDNIGHT).toISOString(),
    })
    let left = failures
    const { dataset } = started.lake
    const errors: string[] = []
    const scheduler = new ReleaseScheduler({
      dataset: {
        query: (request) => dataset.query(request),
        act(actions, options) {
          if (left-- > 0) throw failure
          return dataset.act(actions, options)
        },
        transact(mutations, options) {
          if (isReadOnly) throw failure
          return dataset.transact(mutations, options)
        },
        onTransaction: (listener) => dataset.onTransaction(listener),
      },
      clock,
      log: { info: () => undefined, error: (event) => void errors.push(event) },
    })
    scheduler.start()
    clock.pass(HOUR_MS)
    return { scheduler, errors }
  }

  test.each([
    ['while the disk is full', full],
    ['after a transaction that took too long', slow],
  ])('is retried %s', async (_when, failure) => {
    const { scheduler, errors } = await scheduled(3, failure)
    expect(errors).toEqual(['lake.release.failed'])
    clock.pass(60_000)
    expect(errors).toHaveLength(3)
    expect(await started.client().releases.get({ releaseId: 'december' })).toMatchObject({
      state: 'published',
    })
    scheduler.stop()
  })

  test('is given up after five attempts, and stores the reason', async () => {
    const { scheduler, errors } = await scheduled(1000, full)
    clock.pass(24 * HOUR_MS)
    expect(errors).toHaveLength(5)
    expect(await started.client().releases.get({ releaseId: 'december' })).toMatchObject({
      state: 'active',
      error: { message: 'It was not published at the scheduled time: database or disk is full' },
    })
    scheduler.stop()
  })
  test('is retried once in ten minutes if the reason cannot be stored either', async () => {
    const { scheduler, errors } = await scheduled(20, full, { isReadOnly: true })
    const attempts = () => errors.filter((event) => event === 'lake.release.failed').length
    // The retries with a short delay.
    clock.pass(5 * 60_000)
    expect(attempts()).toBe(5)
    clock.pass(10 * 60_000)
    expect(attempts()).toBe(6)
    clock.pass(10 * 60_000)
    expect(attempts()).toBe(7)
    scheduler.stop()
  })
})
