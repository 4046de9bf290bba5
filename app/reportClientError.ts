import { CLIENT_ERRORS_PATH } from './content/urls/serverPaths.ts'

/** Bounds the reports per document, because a section can fail repeatedly. */
const REPORTS_MAX = 5

let reports = 0

/**
 * Logs an error caught by an error boundary to the console, and sends its name, message and page to
 * the server's log. Input is never sent.
 */
export function reportClientError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what React does by default with a caught error
  console.error(error)
  if (reports >= REPORTS_MAX || !navigator.sendBeacon) return
  reports += 1
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' }
  const report = JSON.stringify({ path: location.pathname, name, message: message.slice(0, 200) })
  navigator.sendBeacon(CLIENT_ERRORS_PATH, report)
}
