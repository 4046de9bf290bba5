import { isPublishedId, publishedIdOf } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'

const ID_LENGTH_MAX = 128
const VERSIONED_ID_LENGTH_MAX = 256
const TYPE_LENGTH_MAX = 128

/**
 * @throws LakeError 400 unless Sanity would accept the id: letters, digits, `.`, `_` and `-`, not
 * starting with `-` or `.`, no two dots in a row, at most 128 characters without the prefix of a
 * draft or version. Publishing a draft or version of another one would write to a document that its
 * author may not change.
 */
export function checkDocumentId(id: unknown): asserts id is string {
  if (typeof id !== 'string')
    throw validationError(`A document id must be a string, not ${typeof id}.`)
  const wellFormed = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id) && !/\.\.|\.$/.test(id)
  if (!wellFormed) {
    throw validationError(
      `"${id.slice(0, 200)}" is not a document id: use letters, digits, ".", "_" and "-", starting with a letter, digit or "_".`,
    )
  }
  const publishedId = publishedIdOf(id)
  if (publishedId !== id && !isPublishedId(publishedId))
    throw validationError(`"${id.slice(0, 200)}" is a draft or version of another one.`)
  if (publishedId.length > ID_LENGTH_MAX || id.length > VERSIONED_ID_LENGTH_MAX)
    throw validationError(
      `A document id may be ${ID_LENGTH_MAX} characters long; this one is ${id.length}.`,
    )
}

/** @throws LakeError 400 unless a document's `_type` is a name */
export function checkDocumentType(type: unknown, id: string): asserts type is string {
  if (typeof type !== 'string' || type === '' || type.length > TYPE_LENGTH_MAX)
    throw validationError(`Document "${id}" needs a _type: the name of its type, as a string.`)
}

/** @throws LakeError 400 if asked to erase history, which the lake cannot: success would be false */
export function refusePurge(purge: unknown): void {
  if (purge === true)
    throw validationError(
      'The embedded lake cannot purge the history of a document: leave "purge" out.',
    )
}

/** @throws LakeError 400 unless a transaction id is a short plain name */
export function checkTransactionId(id: string): void {
  if (!/^[A-Za-z0-9._-]{1,128}$/.test(id))
    throw validationError(
      'A transaction id consists of up to 128 letters, digits, ".", "_" and "-".',
    )
}

/** A mistake in the request itself. */
export function validationError(description: string): LakeError {
  return new LakeError(400, 'validationError', description)
}
