/** A lake that comes back is noticed within this time. */
const RETRY_AFTER_SECONDS = 15

/** The reader's way of saying that neither the lake nor anything remembered has an answer. */
export function isContentUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentUnavailableError'
}

/**
 * What was made from content; where content can't be had, it is not the site's fault but its
 * present state, and whoever asks is told when to come back.
 * @throws a 503 response with `Retry-After`; every other error as it is
 */
export async function orUnavailable<Made>(making: Promise<Made>): Promise<Made> {
  return making.catch((error: unknown) => {
    if (!isContentUnavailable(error)) throw error
    throw new Response('This is not available right now. Please try again in a moment.\n', {
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
