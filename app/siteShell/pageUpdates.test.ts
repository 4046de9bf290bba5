import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { followPageUpdates } from './pageUpdates.ts'

let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  stop = undefined
  // First: it restores what was there before a stub, which may be a fake timer.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Received {
  transferSize: number
  type: string
}

/** Opens a page in a browser without visitor input, whose server responds as the test decides. */
function openPage(received: Received = { transferSize: 300, type: 'navigate' }) {
  const streams: Stream[] = []
  const head = Promise.withResolvers<Partial<Response>>()
  const request = vi.fn((_path: string) => head.promise)
  class Stream {
    static CLOSED = 2
    readyState = 1
    readonly age: string | null
    onopen() {}
    onmessage() {}
    onerror() {}
    constructor(url: string) {
      this.age = new URL(url, 'https://site.example').searchParams.get('age')
      streams.push(this)
    }
    close() {}
  }
  class Timing {
    readonly transferSize = received.transferSize
    readonly type = received.type
  }
  vi.useFakeTimers({ now: 1_004_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const clock = { now: 4_000 }
  const listeners = new Map<string, () => void>()
  const browser = { hidden: false, querySelectorAll: () => [], querySelector: () => null }
  const globals = {
    HTMLElement: class {},
    PerformanceNavigationTiming: Timing,
    performance: {
      timeOrigin: 1_000_000,
      now: () => clock.now,
      getEntriesByType: () => [new Timing()],
    },
    document: browser,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener() {},
    dispatchEvent() {},
    getSelection: () => null,
    EventSource: Stream,
    fetch: request,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const refresh = vi.fn(() => true)
  stop = followPageUpdates('/about-us', 0, refresh)
  const turn = (hidden: boolean) => {
    browser.hidden = hidden
    listeners.get('visibilitychange')?.()
  }
  return { refresh, request, respond: head.resolve, streams, clock, turn }
}

/** Opens a page and reports that it has changed. */
function openChangedPage() {
  const opened = openPage()
  opened.streams[0]?.onmessage()
  return opened
}

const RESPONSE = { status: 200, ok: true, redirected: false }

test('a changed page is refreshed once the server responds', async () => {
  const { refresh, request, respond } = openChangedPage()
  expect(request).toHaveBeenCalledWith('/about-us', { method: 'HEAD' })
  respond(RESPONSE)
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test('a visitor who acts before the server responds is not disturbed', async () => {
  const { refresh, respond } = openChangedPage()
  vi.stubGlobal('getSelection', () => ({ type: 'Range' }))
  respond(RESPONSE)
  await nextTurn()
  expect(refresh).not.toHaveBeenCalled()
  vi.stubGlobal('getSelection', () => null)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

/** What the visitor has open or focused, as the selector that finds it. */
const showing = (selector: string) => ({
  querySelector: (asked: string) => (asked.includes(selector) ? {} : null),
})

test.each([
  ['has a dialog open', showing('dialog[open]')],
  ['has focus inside the page', showing('main :focus:not(h1)')],
  ['has a menu open', showing(':popover-open')],
  [
    'plays a video',
    { querySelectorAll: (asked: string) => (asked === 'video' ? [{ paused: false }] : []) },
  ],
])('a page whose visitor %s is refreshed when this is over', async (_, state) => {
  const { refresh, respond, streams } = openPage()
  const idle = { ...document }
  vi.stubGlobal(
    'HTMLElement',
    class {
      hidePopover() {}
    },
  )
  Object.assign(document, state)
  streams[0]?.onmessage()
  respond(RESPONSE)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).not.toHaveBeenCalled()
  Object.assign(document, idle)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that has moved is not refreshed', async () => {
  const { refresh, respond } = openChangedPage()
  respond({ ...RESPONSE, redirected: true })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refresh).not.toHaveBeenCalled()
})

test('a response after the page was left refreshes nothing', async () => {
  const { refresh, respond } = openChangedPage()
  stop?.()
  respond(RESPONSE)
  await nextTurn()
  expect(refresh).not.toHaveBeenCalled()
})

test('an overloaded server is not asked again after the page was left', async () => {
  const { respond } = openChangedPage()
  stop?.()
  respond({ status: 503, ok: false, redirected: false })
  await nextTurn()
  expect(vi.getTimerCount()).toBe(0)
})

test('a changed page is refreshed once more after a minute, for instances that lacked the change', async () => {
  const { refresh, respond } = openChangedPage()
  respond(RESPONSE)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('the age of a page includes the time that the device slept', () => {
  const { streams, turn } = openPage()
  expect(streams[0]?.age).toBe('4000')
  turn(true)
  // Asleep for an hour: only the wall clock continues.
  vi.setSystemTime(Date.now() + 3_600_000)
  turn(false)
  expect(streams[1]?.age).toBe('3604000')
})

test('the age of a page is the time since its last reported change', () => {
  const { streams, clock, turn } = openChangedPage()
  turn(true)
  vi.setSystemTime(Date.now() + 5_000)
  clock.now += 5_000
  turn(false)
  expect(streams[1]?.age).toBe('5000')
})

test.each([
  ['comes from the HTTP cache', { transferSize: 0, type: 'navigate' }],
  ['was opened by Back', { transferSize: 300, type: 'back_forward' }],
])('the age of a document that %s is unknown', (_, received) => {
  expect(openPage(received).streams[0]?.age).toBe('Infinity')
})

test('a refused stream is requested again after minutes', async () => {
  const { streams } = openPage()
  Object.assign(streams[0] ?? {}, { readyState: 2 })
  streams[0]?.onerror()
  await vi.advanceTimersByTimeAsync(299_999)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(streams).toHaveLength(2)
})

test('a stream that never connected is requested again with the age of then', async () => {
  const { streams, clock } = openPage()
  Object.assign(streams[0] ?? {}, { readyState: 0 })
  streams[0]?.onerror()
  clock.now += 15_000
  await vi.advanceTimersByTimeAsync(15_000)
  expect(streams.map(({ age }) => age)).toEqual(['4000', '19000'])
})

test('a stream that was connected is connected again by the browser', async () => {
  const { streams } = openPage()
  streams[0]?.onopen()
  Object.assign(streams[0] ?? {}, { readyState: 0 })
  streams[0]?.onerror()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(streams).toHaveLength(1)
})
