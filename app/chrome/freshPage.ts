import { REFRESH_EVENT } from '../design/Served.tsx'

/** Delay of the next attempt while a refresh would disturb the visitor. */
const AGAIN_MS = 2_000
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
export function followPage(path: string, from: number, refresh: () => boolean): () => void {
  let since = from
  let source: EventSource | undefined
  let isStale = false
  let again: ReturnType<typeof setTimeout> | undefined
  let typed = [...document.querySelectorAll<HTMLInputElement>('main input,main textarea')].some(
    (field) =>
      /box|radio/.test(field.type) ? field.checked : field.type !== 'hidden' && field.value,
  )
  const openCount = () => document.querySelectorAll('main details[open]').length
  const opened = openCount()
  const type = () => {
    typed = true
  }
  const isDisturbing = () =>
    typed ||
    openCount() !== opened ||
    document.querySelector('dialog[open],:popover-open,main :focus:not(h1)') ||
    getSelection()?.type === 'Range'
  const update = async () => {
    clearTimeout(again)
    if (!isStale || document.hidden) return
    if (isDisturbing()) {
      again = setTimeout(update, AGAIN_MS)
      return
    }
    isStale = false
    // Refreshing without a response would replace the page by an error.
    const there = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
    if (!there || there.status > 404) {
      isStale = true
      again = setTimeout(update, UNANSWERED_MS)
      return
    }
    if (!there.ok || there.redirected) return
    if (!refresh()) {
      isStale = true
      again = setTimeout(update, RUNNING_MS)
      return
    }
    dispatchEvent(new Event(REFRESH_EVENT))
  }
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
      source.onmessage = () => {
        isStale = true
        update()
      }
    }
    update()
  }
  // An open EventSource disables the back/forward cache, so it is closed on `pagehide`.
  const listened = { visibilitychange: turn, pageshow: turn, pagehide: close, input: type }
  for (const [name, listener] of Object.entries(listened)) addEventListener(name, listener, true)
  turn()
  return () => {
    for (const [name, listener] of Object.entries(listened)) {
      removeEventListener(name, listener, true)
    }
    clearTimeout(again)
    close()
  }
}
