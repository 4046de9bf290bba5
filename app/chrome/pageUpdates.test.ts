import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { followPageUpdates } from './pageUpdates.ts'

let stop: (() => void) | undefined

afterEach(() => {
  stop?.()
  stop = undefined
  vi.unstubAllGlobals()
})

/** Opens a page in a browser without visitor input, whose server responds as the test decides. */
function openPage() {
  const streams: { onmessage(): void }[] = []
  const head = Promise.withResolvers<Partial<Response>>()
  const request = vi.fn((_path: string) => head.promise)
  class Stream {
    static OPEN = 1
    onmessage() {}
    constructor() {
      streams.push(this)
    }
    close() {}
  }
  const globals = {
    HTMLElement: class {},
    document: { hidden: false, querySelectorAll: () => [], querySelector: () => null },
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent() {},
    getSelection: () => null,
    EventSource: Stream,
    fetch: request,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const refresh = vi.fn(() => true)
  stop = followPageUpdates('/about-us', 0, refresh)
  streams[0]?.onmessage()
  return { refresh, request, respond: head.resolve }
}

test('a changed page is refreshed once the server responds', async () => {
  const { refresh, request, respond } = openPage()
  expect(request).toHaveBeenCalledWith('/about-us', { method: 'HEAD' })
  respond({ status: 200, ok: true, redirected: false })
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
})

test('a response after the page was left refreshes nothing', async () => {
  const { refresh, respond } = openPage()
  stop?.()
  respond({ status: 200, ok: true, redirected: false })
  await nextTurn()
  expect(refresh).not.toHaveBeenCalled()
})

test('an overloaded server is not asked again after the page was left', async () => {
  const { respond } = openPage()
  const schedule = vi.fn()
  vi.stubGlobal('setTimeout', schedule)
  stop?.()
  respond({ status: 503, ok: false, redirected: false })
  await nextTurn()
  expect(schedule).not.toHaveBeenCalled()
})
