/**
 * The rendered document lacks markup that this code relies on, for example after an upgrade of
 * React or Remix. The render fails: a cached page continues to be served, stale, and `page.failed`
 * is logged.
 */
export class UnexpectedMarkupError extends Error {
  override readonly name = 'UnexpectedMarkupError'
}
