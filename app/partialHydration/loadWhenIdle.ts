/** Idle callbacks run after this time on a busy page. */
const IDLE_WAIT_MAX_MS = 1_000

/**
 * Loads code of a served document when that has loaded and the browser is idle. Never rejects: if
 * the code cannot be fetched, the served HTML is preserved.
 */
export function loadWhenIdle<Code>(
  load: () => Promise<Code>,
  onFailure = (): void => undefined,
): Promise<Code> {
  return new Promise((resolve) => {
    const begin = () => load().then(resolve, onFailure)
    const soon = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_WAIT_MAX_MS })
      else setTimeout(begin, 1)
    }
    if (document.readyState === 'complete') soon()
    else addEventListener('load', soon, { once: true })
  })
}
