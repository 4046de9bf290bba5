import { afterEach, describe, expect, test, vi } from 'vitest'
import { prefetchedAt, prefetchOnIntent } from './prefetchOnIntent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('prefetching on intent', () => {
  test('reports when a page was prefetched', () => {
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const listeners = new Map<string, (event: object) => void>()
    class Link {
      pathname = '/careers'
      closest = () => this
      getAttribute = () => this.pathname
    }
    vi.stubGlobal('Element', Link)
    vi.stubGlobal('HTMLScriptElement', {})
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('fetch', async () => new Response())
    vi.stubGlobal('document', {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener() {},
    })
    const stop = prefetchOnIntent()
    expect(prefetchedAt('/careers')).toBe(Infinity)

    listeners.get('focusin')?.({ target: new Link() })
    vi.advanceTimersByTime(1_000)

    const at = prefetchedAt('/careers')
    expect(at).toBeLessThan(performance.now())
    expect(at).toBeGreaterThanOrEqual(performance.now() - 1_000)
    stop()
  })
})
