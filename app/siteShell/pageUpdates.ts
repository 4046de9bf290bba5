import { PAGE_UPDATES_PATH } from '../content/urls/serverPaths.ts'
import { announceRefresh } from '../partialHydration/refresh.ts'
import { isMenuOpen } from './menuBehaviour.ts'

/** Delay of the next attempt while a refresh would disturb the visitor. */
const RETRY_DELAY_MS = 2_000
/** Delay of the next attempt while an earlier refresh is running. */
const BUSY_RETRY_MS = 100
/** Delay of the next attempt while the server is overloaded or unavailable. */
const UNAVAILABLE_RETRY_MS = 10_000
/** After this, every instance and shared cache has the change. */
const PROPAGATION_MS = 60_000
/** Delay of the next stream after one that was refused. */
const RECONNECT_DELAY_MS = 5 * 60_000
/** Delay of the next stream after one that never connected, with jitter. */
const connectDelayMs = () => 5_000 + Math.random() * 10_000

/**
 * Milliseconds since the document was requested; `performance.now()` stops while a device sleeps.
 */
const now = () => Math.max(performance.now(), Date.now() - performance.timeOrigin)

/**
 * Follows changes of the page at a path while it is open and visible, and refreshes it; not while
 * the visitor fills in a form, has something open or selected, plays a video, or has focus inside
 * the page. Without a response nothing happens.
 * @param from when the browser received the page, by `performance.now()`
 * @param refresh returns false while an earlier refresh is running; it is repeated later
 * @returns the function that stops it
 */
export function followPageUpdates(path: string, from: number, refresh: () => boolean): () => void {
  const visitor = observeVisitor()
  const page = createRefresher(path, refresh, visitor.isDisturbed)
  const stream = createStream(path, from, page.changed)
  const syncWithVisibility = () => {
    if (document.hidden) return stream.close()
    stream.open()
    page.update()
  }
  const listened = {
    visibilitychange: syncWithVisibility,
    pageshow: syncWithVisibility,
    // An open EventSource disables the back/forward cache.
    pagehide: stream.close,
    input: visitor.type,
    blur: visitor.leave,
    pointerdown: visitor.act,
    keydown: visitor.act,
  }
  for (const [name, listener] of Object.entries(listened)) addEventListener(name, listener, true)
  syncWithVisibility()
  return () => {
    for (const [name, listener] of Object.entries(listened)) {
      removeEventListener(name, listener, true)
    }
    page.stop()
    stream.close()
  }
}

/** The stream of a page's changes. One that fails is opened again later. */
function createStream(path: string, from: number, changed: () => void) {
  // The age of a document from the HTTP cache is unknown.
  let since = from <= 0 && isFromHttpCache() ? -Infinity : from
  let source: EventSource | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  const connect = () => {
    const age = Math.round(now() - since)
    const stream = new EventSource(
      `${PAGE_UPDATES_PATH}?path=${encodeURIComponent(path)}&age=${age}`,
    )
    let isConnected = false
    source = stream
    stream.onopen = () => {
      isConnected = true
    }
    stream.onmessage = () => {
      since = now()
      changed()
    }
    stream.onerror = () => {
      const isRefused = stream.readyState === EventSource.CLOSED
      if (!isRefused && isConnected) return
      // Without an event's id, the browser would connect again with the same age.
      stream.close()
      retryTimer = setTimeout(connect, isRefused ? RECONNECT_DELAY_MS : connectDelayMs())
    }
  }
  return {
    /** Does nothing until it is closed. */
    open() {
      if (!source) connect()
    },
    close() {
      clearTimeout(retryTimer)
      source?.close()
      source = undefined
    },
  }
}

/** Whether the document came from the HTTP cache, as in a restored tab or after Back. */
function isFromHttpCache(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) return false
  return entry.transferSize === 0 || entry.type === 'back_forward'
}

/** What the visitor has begun, and would lose or be disturbed in by a refresh. */
function observeVisitor() {
  let typed = [...document.querySelectorAll<HTMLInputElement>('main input,main textarea')].some(
    (field) =>
      /box|radio/.test(field.type) ? field.checked : field.type !== 'hidden' && field.value !== '',
  )
  /** Whether a disclosure was open before the visitor acted; a refresh may replace its element. */
  const wasOpen = new WeakMap<HTMLDetailsElement, boolean>()
  const countToggled = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter((one) => {
      if (!wasOpen.has(one)) wasOpen.set(one, one.open)
      return wasOpen.get(one) !== one.open
    }).length
  countToggled()
  return {
    type() {
      typed = true
    },
    /** Records which disclosures were open before. */
    act() {
      countToggled()
    },
    /** What happens in a frame is not visible here, except that it takes the focus. */
    leave() {
      if (document.activeElement?.matches('main iframe')) typed = true
    },
    isDisturbed: () =>
      typed ||
      countToggled() > 0 ||
      document.querySelector('dialog[open],main :focus:not(h1)') !== null ||
      [...document.querySelectorAll('video')].some((video) => !video.paused) ||
      isMenuOpen() ||
      getSelection()?.type === 'Range',
  }
}

/**
 * Refreshes a page that is stale once this disturbs no visitor and the server responds, and again a
 * minute after: another instance or a shared cache may have returned the page before the change.
 */
function createRefresher(path: string, refresh: () => boolean, isDisturbed: () => boolean) {
  let isStale = false
  let mustRepeat = false
  let isStopped = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let repeatTimer: ReturnType<typeof setTimeout> | undefined
  const repeat = (delayMs: number) => {
    isStale = true
    retryTimer = setTimeout(update, delayMs)
  }
  const becomeStale = () => {
    isStale = true
    update()
  }
  const update = async () => {
    clearTimeout(retryTimer)
    if (isStopped || !isStale || document.hidden) return
    if (isDisturbed()) return repeat(RETRY_DELAY_MS)
    isStale = false
    // Refreshing without a response would replace the page by an error.
    const head = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
    if (isStopped) return
    if (!head || head.status > 404) return repeat(UNAVAILABLE_RETRY_MS)
    if (!head.ok || head.redirected) return
    if (isDisturbed()) return repeat(RETRY_DELAY_MS)
    if (!refresh()) return repeat(BUSY_RETRY_MS)
    announceRefresh()
    clearTimeout(repeatTimer)
    if (mustRepeat) repeatTimer = setTimeout(becomeStale, PROPAGATION_MS)
    mustRepeat = false
  }
  return {
    update,
    changed() {
      mustRepeat = true
      becomeStale()
    },
    stop() {
      isStopped = true
      clearTimeout(retryTimer)
      clearTimeout(repeatTimer)
    },
  }
}
