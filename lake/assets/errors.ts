/** Why an asset operation was refused; the HTTP layer turns it into Sanity's error shape. */
export class AssetError extends Error {
  readonly status: number
  override readonly name = 'AssetError'

  /**
   * `status` is the HTTP status that describes the refusal best: 400, 413, 415, 429, 503 or 504.
   */
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
