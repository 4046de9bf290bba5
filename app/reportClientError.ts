/** Where browsers report errors; `server/http/clientErrors.ts` receives them. */
const ADDRESS = '/client-errors'
/** A section that fails again and again is reported no more than this often per document. */
const REPORTS_MAX = 5

let reports = 0

/**
 * Writes an error that an error boundary caught to the console, and sends its name, message and
 * page to the server's log. Nothing that a visitor typed is sent.
 */
export function reportClientError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React does by default with a caught error
  console.error(error)
  if (reports >= REPORTS_MAX || !navigator.sendBeacon) return
  reports += 1
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' }
  const report = JSON.stringify({ path: location.pathname, name, message: message.slice(0, 200) })
  navigator.sendBeacon(ADDRESS, report)
}
