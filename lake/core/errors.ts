/** One failed mutation, in the hosted lake's `error.items` shape. */
interface LakeErrorItem {
  readonly index?: number
  readonly error: {
    readonly type: string
    readonly description: string
    readonly [key: string]: unknown
  }
}

/**
 * An error in the hosted lake's own shape. `toBody()` is the JSON the HTTP layer sends with
 * `statusCode`: `{statusCode, error: {type, description, items?, ...details}}`.
 */
export class LakeError extends Error {
  readonly statusCode: number
  readonly type: string
  readonly items: readonly LakeErrorItem[] | undefined
  /** Further members of `error`, for example `query`, `start` and `end` of a parse error. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    statusCode: number,
    type: string,
    description: string,
    extra: { items?: readonly LakeErrorItem[]; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(description)
    this.name = 'LakeError'
    this.statusCode = statusCode
    this.type = type
    this.items = extra.items
    this.details = extra.details ?? {}
  }

  /** The response body of this error. */
  toBody(): {
    statusCode: number
    error: { type: string; description: string; items?: readonly LakeErrorItem[] }
  } {
    return {
      statusCode: this.statusCode,
      error: {
        ...this.details,
        type: this.type,
        description: this.message,
        ...(this.items ? { items: this.items } : {}),
      },
    }
  }
}

/**
 * An error in the shape of Sanity's API gateway: `{statusCode, error, message}`. The errors of the
 * Content Lake itself are `LakeError`s and have a shape of their own.
 */
export class RequestError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  override readonly name = 'RequestError'

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** The lake cannot be opened in its present state; the message is meant for an operator. */
export class LakeStartError extends Error {
  override readonly name = 'LakeStartError'
}
