import { beforeEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { settled as settledAfter } from '../../tests/settled.ts'
import { Admission, type Lane, type LaneLimits, OverloadError } from './admission.ts'

const PAGE: LaneLimits = { concurrencyMax: 4, queueMax: 4, waitMaxMs: 1_000, adaptsToLag: true }
const LIMITS: Record<Lane, LaneLimits> = {
  page: PAGE,
  form: { ...PAGE, concurrencyMax: 2, queueMax: 6, adaptsToLag: false },
}

let clock: ManualClock
let delayMs: number
beforeEach(() => {
  clock = new ManualClock()
  delayMs = 0
})

function create() {
  return new Admission({
    limits: LIMITS,
    eventLoopDelayMs: () => delayMs,
    clock,
  })
}

async function pass(ms: number) {
  clock.pass(ms)
  await settled()
}

/** Each work begins in a turn of its own; no test has more than a dozen. */
const settled = () => settledAfter(24)

/** Work that the test ends. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const one = {
    started: false,
    run() {
      one.started = true
      return promise
    },
    end: resolve,
    fail: reject,
  }
  return one
}

/** Starts a number of works; the result of each is its `outcome`. */
function start(admission: ReturnType<typeof create>, lane: Lane, count: number, client?: string) {
  return Array.from({ length: count }, () => {
    const one = work()
    const outcome = admission.admit(lane, one.run, client).then(
      (value) => value,
      (error: unknown) => error,
    )
    return { ...one, outcome, started: () => one.started }
  })
}

const started = (works: { started(): boolean }[]) => works.map((one) => one.started())

describe('a lane', () => {
  test('runs as many tasks as it has slots, and queues the others in order', async () => {
    const admission = create()
    const works = start(admission, 'page', 6)
    await settled()
    expect(started(works)).toEqual([true, true, true, true, false, false])
    works[2]?.end('made')
    await settled()
    expect(started(works)).toEqual([true, true, true, true, true, false])
    expect(await works[2]?.outcome).toBe('made')
    expect(admission.state('page')).toEqual({ running: 4, waiting: 1, refusedTotal: 0 })
  })

  test('releases the slot if the work fails, and rejects with its error', async () => {
    const admission = create()
    const works = start(admission, 'page', 5)
    await settled()
    works[0]?.fail(new Error('broken'))
    await settled()
    expect(works[4]?.started()).toBe(true)
    expect(await works[0]?.outcome).toEqual(new Error('broken'))
  })

  test('rejects without running the work if the queue is full', async () => {
    const admission = create()
    start(admission, 'page', 8)
    const [late] = start(admission, 'page', 1)
    const refusal = await late?.outcome
    expect(refusal).toBeInstanceOf(OverloadError)
    expect(late?.started()).toBe(false)
    expect(admission.state('page').refusedTotal).toBe(1)
  })

  test('rejects a task that has waited too long and does not run it later', async () => {
    const admission = create()
    const works = start(admission, 'page', 5)
    await settled()
    await pass(999)
    expect(admission.state('page').waiting).toBe(1)
    await pass(1)
    expect(await works[4]?.outcome).toBeInstanceOf(OverloadError)
    works[0]?.end('made')
    await settled()
    expect(works[4]?.started()).toBe(false)
    expect(admission.state('page')).toEqual({ running: 3, waiting: 0, refusedTotal: 1 })
  })

  test('releases the slot of a task that does not end', async () => {
    const admission = create()
    start(admission, 'page', 4)
    await settled()
    await pass(29_500)
    const [next] = start(admission, 'page', 1)
    await pass(500)
    expect(next?.started()).toBe(true)
    expect(admission.state('page').running).toBe(1)
  })

  test('leaves no timer behind', async () => {
    const admission = create()
    const works = start(admission, 'page', 6)
    await settled()
    for (const one of works) one.end('made')
    await Promise.all(works.map((one) => one.outcome))
    await settled()
    expect(clock.pending).toBe(0)
    expect(admission.state('page').running).toBe(0)
  })
})

test('renders that block the event loop start in separate turns, with other work in between', async () => {
  const admission = create()
  const order: string[] = []
  const busy = async () => void order.push('page')
  const pages = Array.from({ length: 3 }, () => admission.admit('page', busy))
  let isOver = false
  const other = () => {
    order.push('other')
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await Promise.all(pages)
  isOver = true
  expect(order.join(' ')).toMatch(/page (other )+page (other )+page/)
})

test('a flood of page requests occupies no slot of the forms', async () => {
  const admission = create()
  delayMs = 5_000
  start(admission, 'page', 20)
  const posts = start(admission, 'form', 2)
  await settled()
  expect(started(posts)).toEqual([true, true])
})

describe('the clients of a lane', () => {
  test('leave a slot for others: a post starts during a flood of another client', async () => {
    const admission = create()
    const flood = start(admission, 'form', 20, 'flood')
    const [other] = start(admission, 'form', 1, 'other')
    for (const one of flood.slice(7)) expect(await one.outcome).toBeInstanceOf(OverloadError)
    await settled()
    expect(other?.started()).toBe(true)
    expect(admission.state('form')).toEqual({ running: 2, waiting: 6, refusedTotal: 13 })
  })

  test('take turns: two posts of a client wait for two of a flood', async () => {
    const admission = create()
    const flood = start(admission, 'form', 4, 'flood')
    const posts = start(admission, 'form', 3, 'other')
    await settled()
    expect(started([...flood, ...posts])).toEqual([true, false, false, false, true, false, false])
    for (const one of [...flood.slice(0, 2), ...posts.slice(0, 2)]) one.end('answered')
    await settled()
    expect(started([...flood, ...posts])).toEqual([true, true, true, false, true, true, true])
  })

  test('are all served by a full lane, which drops the newest posts of those with most', async () => {
    const admission = create()
    const works = ['a', 'b', 'c', 'd'].map((client) => start(admission, 'form', 20, client))
    await settled()
    for (const [first, ...posts] of works) {
      expect(await Promise.race([first?.outcome, 'waits or runs'])).toBe('waits or runs')
      for (const one of posts.slice(2)) expect(await one.outcome).toBeInstanceOf(OverloadError)
    }
    expect(admission.state('form')).toEqual({ running: 2, waiting: 6, refusedTotal: 72 })
  })

  test('have turns also where lag leaves fewer slots after a flood was queued', async () => {
    const admission = create()
    const flood = start(admission, 'page', 20, 'flood')
    delayMs = 400
    const [other] = start(admission, 'page', 1, 'other')
    await settled()
    for (const one of flood.slice(0, 4)) one.end('rendered')
    await settled()
    expect(started(flood)).toEqual([true, true, true, true, ...Array(16).fill(false)])
    expect(other?.started()).toBe(true)
  })

  test.each(['ended', 'failed'])('have a place again after work that %s', async (how) => {
    const admission = create()
    const [first] = start(admission, 'form', 8, 'one client')
    await settled()
    if (how === 'ended') first?.end('answered')
    else first?.fail(new Error('broken'))
    await settled()
    const [next, refused] = start(admission, 'form', 2, 'one client')
    expect(await refused?.outcome).toBeInstanceOf(OverloadError)
    expect(next?.started()).toBe(false)
    expect(admission.state('form')).toEqual({ running: 1, waiting: 7, refusedTotal: 1 })
  })
})

describe('event loop lag', () => {
  test('reduces slots and queue of pages, to one each at least', async () => {
    const admission = create()
    delayMs = 200
    const works = start(admission, 'page', 5)
    await settled()
    expect(started(works)).toEqual([true, true, false, false, false])
    expect(await works[4]?.outcome, 'two wait at most').toBeInstanceOf(OverloadError)

    delayMs = 60_000
    const stalled = create()
    const few = start(stalled, 'page', 3)
    await settled()
    expect(started(few)).toEqual([true, false, false])
    expect(stalled.state('page').waiting).toBe(1)
  })

  test('restores all slots when the lag has gone', async () => {
    const admission = create()
    delayMs = 200
    const works = start(admission, 'page', 4)
    await settled()
    delayMs = 3
    works[0]?.end('made')
    await settled()
    expect(started(works)).toEqual([true, true, true, true])
  })
})
