/** Idle callbacks run after this time on a busy page. */
const IDLE_WAIT_MAX_MS = 1_000

/** Runs work once the document has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WAIT_MAX_MS })
    else setTimeout(work, 1)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
