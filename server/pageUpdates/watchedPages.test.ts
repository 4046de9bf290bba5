import { beforeEach, describe, expect, test } from 'vitest'
import { createTestPageCache } from '../../tests/server/testPageCache.ts'
import { settled } from '../../tests/settled.ts'
import { CachedResponse } from '../pageCache/cachedResponse.ts'
import { WatchedPages } from './watchedPages.ts'

let body: string
let status: number
let clockMs: number
let changedMs: number
let notify: () => void
let isInvalidated: boolean
let renders: number
let fails: boolean
let outdated: boolean
let retry: (() => void) | undefined
let duringRender: () => void

beforeEach(() => {
  body = 'one'
  status = 200
  clockMs = 1_000
  changedMs = 0
  isInvalidated = false
  renders = 0
  fails = false
  outdated = false
  retry = undefined
  duringRender = () => undefined
})

function cachedResponse() {
  return new CachedResponse({ status, headers: {}, body: Buffer.from(body) })
}

function watched() {
  const pages = new WatchedPages({
    cache: {
      async current() {
        renders += 1
        duringRender()
        if (fails) throw new Error('it was refused')
        isInvalidated = false
        return cachedResponse()
      },
      find: () => (isInvalidated ? undefined : cachedResponse()),
      isStale: () => outdated,
      changedSince: (_path, date) => changedMs > date,
    },
    onStale(listener) {
      notify = listener
      return () => undefined
    },
    clock: {
      date: () => clockMs,
      schedule(run) {
        retry = run
        return () => (retry = undefined)
      },
    },
  })
  let notifications = 0
  const watch = (path: string, sinceMs = clockMs) =>
    pages.watch(path, sinceMs, (isChanged) => {
      if (isChanged) notifications += 1
    })
  return { pages, watch, notifications: () => notifications }
}

async function changeTo(next: string, isDependency = true) {
  clockMs += 100
  changedMs = clockMs
  body = next
  isInvalidated = isDependency
  notify()
  await settled()
}

describe('the watcher of pages', () => {
  test('notifies each time the page has changed', async () => {
    const { watch, notifications } = watched()
    watch('/')
    await settled()
    await changeTo('two')
    expect(notifications()).toBe(1)
    await changeTo('three')
    expect(notifications()).toBe(2)
  })

  test('does not notify when the page renders the same, or when only other content changed', async () => {
    const { watch, notifications } = watched()
    watch('/')
    await settled()
    await changeTo('one')
    expect(renders).toBe(2)
    await changeTo('two', false)
    expect(renders).toBe(2)
    expect(notifications()).toBe(0)
  })

  test('compares a page with a result without tags, whatever changed', async () => {
    const { cache, get, known, asked, at } = createTestPageCache()
    await known('page', '/', { dependsOnAll: true })
    const changes = new Set<() => void>()
    const clock = { date: () => 1_000, schedule: () => () => undefined }
    const pages = new WatchedPages({ cache, onStale: (listener) => changes.add(listener), clock })
    let notifications = 0
    pages.watch('/', 1_000, (isChanged) => {
      if (isChanged) notifications += 1
    })
    await settled()
    cache.invalidate(['s1:unrelated'])
    for (const notifyOne of changes) notifyOne()
    await settled()
    expect(asked).toHaveLength(2)
    at(1).respond('new')
    expect(await get('/')).toBe('new')
    await settled()
    expect(notifications).toBe(1)
  })

  test('does not notify when the page was removed or moved', async () => {
    const { watch, notifications } = watched()
    watch('/')
    await settled()
    status = 404
    await changeTo('missing')
    expect(notifications()).toBe(0)
    status = 200
    await changeTo('back')
    expect(notifications()).toBe(1)
  })

  test('notifies a visitor who got the page before a change, and not one who got it after', async () => {
    const { watch, notifications } = watched()
    await changeTo('two')
    watch('/', clockMs + 1)
    await settled()
    expect(notifications()).toBe(0)
    watch('/', clockMs - 1)
    await settled()
    expect(notifications()).toBe(1)
  })

  test('gives each listener the time of a change that the page does not show', async () => {
    const { pages } = watched()
    const calls: [string, boolean, number][] = []
    for (const name of ['first', 'second']) {
      pages.watch('/', clockMs, (isChanged, atMs) => calls.push([name, isChanged, atMs]))
      await settled()
    }
    calls.length = 0
    await changeTo('one')
    expect(calls).toEqual([
      ['first', false, 1_100],
      ['second', false, 1_100],
    ])
  })

  test('calls only the new listener when one is added and the page is the same', async () => {
    const { pages } = watched()
    const calls: string[] = []
    for (const name of ['first', 'second', 'third']) {
      pages.watch('/', clockMs, () => calls.push(name))
      await settled()
    }
    expect(calls).toEqual(['first', 'second', 'third'])
  })

  test('calls each listener once for a change, also if one is added while the page is compared', async () => {
    const { pages } = watched()
    const calls: string[] = []
    pages.watch('/', clockMs, () => calls.push('first'))
    await settled()
    calls.length = 0
    duringRender = () => {
      duringRender = () => undefined
      pages.watch('/', clockMs, () => calls.push('second'))
    }
    await changeTo('one')
    expect(calls.sort()).toEqual(['first', 'second'])
  })

  test('does not render a page that is not open in a browser', async () => {
    const { watch } = watched()
    const unwatch = watch('/')
    await settled()
    unwatch()
    await changeTo('two')
    expect(renders).toBe(1)
  })

  test('retries a page that could not be rendered when it changed', async () => {
    const { watch, notifications } = watched()
    watch('/')
    await settled()
    expect(retry).toBeUndefined()
    outdated = true
    await changeTo('one')
    retry?.()
    await settled()
    expect(notifications()).toBe(0)
    ;[outdated, body] = [false, 'two']
    retry?.()
    await settled()
    expect(notifications()).toBe(1)
    expect(retry).toBeUndefined()
  })

  test('reports a missed change when a page is rendered that could not be rendered first', async () => {
    const { watch, notifications } = watched()
    await changeTo('two')
    fails = true
    watch('/', clockMs - 1)
    await settled()
    expect(notifications()).toBe(0)
    fails = false
    retry?.()
    await settled()
    expect(notifications()).toBe(1)
    await changeTo('three')
    expect(notifications()).toBe(2)
  })

  test('renders two pages at a time after a change of all, and each of them', async () => {
    const { cache, known, asked } = createTestPageCache()
    const paths = Array.from({ length: 100 }, (_, n) => `/${n}`)
    for (const path of paths) await known('old', path)
    let notifyAll = () => {}
    const clock = { date: () => 1_000, schedule: () => () => undefined }
    const pages = new WatchedPages({ cache, onStale: (listener) => (notifyAll = listener), clock })
    const changed: string[] = []
    for (const path of paths) {
      pages.watch(path, 1_000, (isChanged) => {
        if (isChanged) changed.push(path)
      })
    }
    await settled()
    const { misses } = cache.counters()
    cache.invalidate('all')
    notifyAll()
    await settled()
    for (let answered = 100; answered < asked.length; answered += 1) {
      expect(asked.length - answered).toBeLessThanOrEqual(2)
      asked[answered]?.respond('new')
      await settled()
    }
    expect(changed).toEqual(paths)
    expect(cache.counters().misses, 'no visitor has waited').toBe(misses)
  })

  test('does not retry a page that no browser has open any more', async () => {
    const { watch } = watched()
    outdated = true
    const leave = watch('/')
    await settled()
    expect(retry).toBeDefined()
    leave()
    expect(retry).toBeUndefined()
  })
})
