import { isRecord, isStringArray } from '../core/json.ts'
import { checkDocumentId, refusePurge, validationError } from '../mutate/validate.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the members of an action with checks: each throws LakeError 400 naming the invalid member.
 */
export class ActionReader {
  readonly kind: string
  readonly #action: Fields

  constructor(action: unknown) {
    if (!isRecord(action) || typeof action.actionType !== 'string')
      throw validationError(
        'An action needs an "actionType", such as "sanity.action.document.publish".',
      )
    this.#action = action
    this.kind = action.actionType
  }

  /** A required document id. */
  id(name: string): string {
    const value = this.#action[name]
    if (value === undefined) throw this.#missing(name)
    checkDocumentId(value)
    return value
  }

  optionalId(name: string): string | undefined {
    return this.#action[name] === undefined ? undefined : this.id(name)
  }

  ids(name: string): readonly string[] {
    const value = this.#action[name] ?? []
    if (!isStringArray(value))
      throw validationError(`"${name}" of ${this.kind} must be a list of ids.`)
    for (const id of value) checkDocumentId(id)
    return value
  }

  text(name: string): string | undefined {
    const value = this.#action[name]
    if (value === undefined || value === null) return undefined
    if (typeof value !== 'string')
      throw validationError(`"${name}" of ${this.kind} must be a string.`)
    return value
  }

  refusePurge(): void {
    refusePurge(this.#action.purge)
  }

  object(name: string): Fields {
    const value = this.optionalObject(name)
    if (value === undefined) throw this.#missing(name)
    return value
  }

  optionalObject(name: string): Fields | undefined {
    const value = this.#action[name]
    if (value !== undefined && !isRecord(value))
      throw validationError(`"${name}" of ${this.kind} must be an object.`)
    return value
  }

  #missing(name: string): Error {
    return validationError(`${this.kind} needs "${name}".`)
  }
}
