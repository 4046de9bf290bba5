/** The same command would fail again, because its file or one of its arguments is wrong. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}
