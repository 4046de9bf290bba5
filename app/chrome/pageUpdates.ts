import { REFRESH_EVENT } from '../design/StaticHtml.tsx'
import { isMenuOpen } from './menuBehaviour.ts'

/** Delay of the next attempt while a refresh would disturb the visitor. */
const RETRY_DELAY_MS = 2_000
/** Delay of the next attempt while an earlier refresh is running. */
const RUNNING_MS = 100
/** Delay of the next attempt while the server is overloaded or unavailable. */
const UNANSWERED_MS = 10_000

/**
 * Follows changes of the page at a path while it is open and visible, and refreshes it; not while
 * the visitor fills in a form, has something open or selected, or has focus inside the page.
 * Without a response nothing happens.
 * @param from when the browser received the page, by `performance.now()`
 * @param refresh returns false while an earlier refresh is running; it is repeated later
 * @returns the function that stops it
 */
export function followPageUpdates(path: string, from: number, refresh: () => boolean): () => void {
  let since = from
  let source: EventSource | undefined
  const visitor = observeVisitor()
  const page = createRefresher(path, refresh, visitor.isDisturbed)
  const close = () => {
    if (source?.readyState === EventSource.OPEN) since = performance.now()
    source?.close()
    source = undefined
  }
  const turn = () => {
    if (document.hidden) return close()
    if (!source) {
      const age = Math.round(performance.now() - since)
      source = new EventSource(`/page-updates?path=${encodeURIComponent(path)}&age=${age}`)
      source.onmessage = page.changed
    }
    page.update()
  }
  // An open EventSource disables the back/forward cache, so it is closed on `pagehide`.
  const listened = { visibilitychange: turn, pageshow: turn, pagehide: close, input: visitor.type }
  for (const [name, listener] of Object.entries(listened)) addEventListener(name, listener, true)
  turn()
  return () => {
    for (const [name, listener] of Object.entries(listened)) {
      removeEventListener(name, listener, true)
    }
    page.stop()
    close()
  }
}

/** What the visitor has begun, and would lose or be disturbed in by a refresh. */
function observeVisitor() {
  let typed = [...document.querySelectorAll<HTMLInputElement>('main input,main textarea')].some(
    (field) =>
      /box|radio/.test(field.type) ? field.checked : field.type !== 'hidden' && field.value,
  )
  const openCount = () => document.querySelectorAll('main details[open]').length
  const opened = openCount()
  return {
    type() {
      typed = true
    },
    isDisturbed: () =>
      typed ||
      openCount() !== opened ||
      document.querySelector('dialog[open],main :focus:not(h1)') ||
      isMenuOpen() ||
      getSelection()?.type === 'Range',
  }
}

/** Refreshes a page that is stale once this disturbs no visitor and the server responds. */
function createRefresher(path: string, refresh: () => boolean, isDisturbing: () => unknown) {
  let isStale = false
  let isStopped = false
  let again: ReturnType<typeof setTimeout> | undefined
  const repeat = (delayMs: number) => {
    isStale = true
    again = setTimeout(update, delayMs)
  }
  const update = async () => {
    clearTimeout(again)
    if (isStopped || !isStale || document.hidden) return
    if (isDisturbing()) return repeat(RETRY_DELAY_MS)
    isStale = false
    // Refreshing without a response would replace the page by an error.
    const there = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
    if (isStopped) return
    if (!there || there.status > 404) return repeat(UNANSWERED_MS)
    if (!there.ok || there.redirected) return
    if (!refresh()) return repeat(RUNNING_MS)
    dispatchEvent(new Event(REFRESH_EVENT))
  }
  return {
    update,
    changed() {
      isStale = true
      update()
    },
    stop() {
      isStopped = true
      clearTimeout(again)
    },
  }
}
