/**
 * The document is not as React and Remix render it, for example after an upgrade. The render fails:
 * a cached page continues to be served, stale, and `page.failed` is logged.
 */
export class UnexpectedMarkupError extends Error {
  override readonly name = 'UnexpectedMarkupError'
}
