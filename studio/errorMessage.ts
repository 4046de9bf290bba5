/** Messages of Chromium, Firefox, Safari and Sanity's listeners if there is no response. */
const NO_RESPONSE =
  /^(?:Failed to fetch|NetworkError|Load failed|Could not establish EventSource connection)/

/** @returns the message of what was thrown, for an editor */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return NO_RESPONSE.test(message) ? 'the website is not responding' : message
}
