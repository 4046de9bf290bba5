import type { Dependencies } from '../../server/pageCache/dependencyTracker.ts'
import { PageCache, type PageCacheLimits } from '../../server/pageCache/pageCache.ts'
import { createEventLog } from '../eventLog.ts'
import { ManualClock } from '../manualClock.ts'

interface Asked {
  key: string
  /** Ends the render with this text; the tags are its dependencies. */
  respond(
    text: string,
    more?: Partial<Dependencies> & { status?: number; headers?: Record<string, string> },
  ): void
  fail(): void
}

/** A page cache whose renders are resolved by the test, on the test's own clock. */
export function createTestPageCache(limits: Partial<PageCacheLimits> = {}) {
  const asked: Asked[] = []
  const { log, events } = createEventLog()
  const clock = new ManualClock()
  const cache = new PageCache({
    render: (key) =>
      new Promise((resolve, reject) => {
        asked.push({
          key,
          respond: (text, { status = 200, headers, ...dependencies } = {}) =>
            resolve({
              status,
              headers: { 'content-type': 'text/html', ...headers },
              body: Buffer.from(text),
              dependencies: {
                tags: ['s1:faq'],
                dependsOnAll: false,
                mayBeOutdated: false,
                incomplete: false,
                ...dependencies,
              },
            }),
          fail: () => reject(new Error('it can’t be rendered')),
        })
      }),
    clock,
    log,
    limits,
  })
  const get = async (key = '/faq', mayStore = true) => {
    const page = await cache.get({ key, path: key }, mayStore)
    return (await page.representation(undefined)).body.toString()
  }
  const at = (index: number): Asked => {
    const one = asked[index]
    if (!one) throw new Error(`only ${asked.length} renders were started`)
    return one
  }
  return {
    cache,
    asked,
    events,
    at,
    get,
    pass: (ms: number) => clock.pass(ms),
    timers: () => clock.pending,
    hit: async (key = '/faq') => {
      const page = cache.find(key)
      if (page) cache.recordHit(key)
      return page && (await page.representation(undefined)).body.toString()
    },
    /** Requests and renders without waiting. */
    async known(text: string, key = '/faq', more: Parameters<Asked['respond']>[1] = {}) {
      const getting = get(key)
      asked.at(-1)?.respond(text, more)
      return getting
    },
  }
}
