import { isAppPath } from '../design/anchor/anchor.tsx'

/** How long a pointer rests on a link before the page behind it is fetched. */
const INTENT_MS = 100
/** A page fetched ahead is good for as long as browsers keep what they were told to prefetch. */
const FRESH_MS = 5 * 60_000
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Fetches the page behind a link when a pointer rests on it, a finger touches it or the focus
 * reaches it, unless the visitor saves data. The router's own prefetching passes over routes that
 * have a loader in the browser, as ours do; so the address is the one that loader asks for.
 * @returns a function that ends it
 */
export function prefetchOnIntent(): () => void {
  const fetchedAt = new Map<string, number>()
  let resting: ReturnType<typeof setTimeout> | undefined

  function soon({ target }: Event) {
    clearTimeout(resting)
    const path = linkedPage(target)
    if (path === undefined || savesData()) return
    resting = setTimeout(() => {
      const now = performance.now()
      if (now - (fetchedAt.get(path) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return
      fetchedAt.set(path, now)
      prefetch(dataAddress(path))
    }, INTENT_MS)
  }

  for (const sign of SIGNS) document.addEventListener(sign, soon, { passive: true })
  return () => {
    clearTimeout(resting)
    for (const sign of SIGNS) document.removeEventListener(sign, soon)
  }
}

/** @returns the path of another page of this site, for the link that was pointed at */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || !isAppPath(link.getAttribute('href') ?? '')) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** Where the browser's loader of the page route gets its data. */
function dataAddress(path: string): string {
  const [file, route] = path === '/' ? ['/_root', 'home'] : [path, 'routes/$']
  return `${file}.data?_routes=${encodeURIComponent(route)}`
}

function prefetch(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href })
  link.addEventListener('load', () => link.remove())
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}

/** @see https://wicg.github.io/savedata/ */
function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
