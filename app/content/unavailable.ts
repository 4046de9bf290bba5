/** The lake's return is detected within this time. */
const RETRY_AFTER_SECONDS = 15

/** Whether the error means that the reader has neither a fresh nor a last known result. */
export function isContentUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentUnavailableError'
}

/**
 * Makes unavailable content a temporary error of the response.
 * @param text the body of the response
 * @throws a 503 response with `Retry-After` if content is unavailable; every other error unchanged
 */
export async function orThrow503<Made>(
  making: Promise<Made>,
  text = 'This is not available right now. Please try again in a moment.\n',
): Promise<Made> {
  return making.catch((error: unknown) => {
    if (!isContentUnavailable(error)) throw error
    throw new Response(text, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: {
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(RETRY_AFTER_SECONDS),
      },
    })
  })
}
