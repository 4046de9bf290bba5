import { LakeError } from '../core/errors.ts'

/** A mutation that cannot be applied: becomes an item of the transaction's error. */
export class MutationError extends Error {
  readonly type: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(type: string, description: string, details: Readonly<Record<string, unknown>> = {}) {
    super(description)
    this.name = 'MutationError'
    this.type = type
    this.details = details
  }
}

/** The hosted lake's response if a mutation of a transaction fails: 409 `mutationError`. */
export function transactionError(cause: MutationError, index?: number): LakeError {
  return new LakeError(409, 'mutationError', `The mutation(s) failed: ${cause.message}`, {
    items: [
      {
        ...(index === undefined ? {} : { index }),
        error: { ...cause.details, type: cause.type, description: cause.message },
      },
    ],
  })
}

/** A transaction's id identifies it in the history and becomes a revision, so it must be unique. */
export function transactionIdTaken(id: string): LakeError {
  return transactionError(
    new MutationError(
      'transactionAlreadyExistsError',
      `There is a transaction "${id}" already. If this one was sent again, it has been applied.`,
      { transactionId: id },
    ),
  )
}

export function transactionTooLarge(description: string): LakeError {
  return new LakeError(413, 'transactionTooLargeError', description)
}

export function documentNotFound(id: string): MutationError {
  return new MutationError(
    'documentNotFoundError',
    `The document with the ID "${id}" was not found`,
    { id },
  )
}

export function documentAlreadyExists(id: string): MutationError {
  return new MutationError('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {
    id,
  })
}

export function revisionDoesNotMatch(id: string, current: string | undefined, expected: string) {
  return new MutationError(
    'documentRevisionIDDoesNotMatchError',
    `The document "${id}" has a different revision than the one expected: it was changed in between. Read it again.`,
    { id, currentRevisionID: current ?? null, expectedRevisionID: expected },
  )
}
