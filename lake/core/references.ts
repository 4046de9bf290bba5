import { LakeError } from './errors.ts'
import { isRecord } from './json.ts'

/** All references of a document. */
interface OutgoingReferences {
  /** Every `_ref`, strong or weak, like GROQ's `references()`. */
  readonly all: ReadonlySet<string>
  /** Targets that must exist: neither `_weak` nor in another dataset. */
  readonly strong: ReadonlySet<string>
}

const DEPTH_MAX = 100

/**
 * Collects a document's references in one walk.
 * @throws LakeError 400 if it is nested deeper than 100
 */
export function referencesIn(document: unknown): OutgoingReferences {
  const all = new Set<string>()
  const strong = new Set<string>()
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object') return
    if (depth > DEPTH_MAX) {
      throw new LakeError(
        400,
        'validationError',
        `A document may be nested ${DEPTH_MAX} levels deep; this one goes deeper. Flatten it.`,
      )
    }
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1)
      return
    }
    if (!isRecord(value)) return
    if (typeof value._ref === 'string' && value._ref !== '') {
      all.add(value._ref)
      const elsewhere = value._dataset !== undefined || value._projectId !== undefined
      if (value._weak !== true && !elsewhere) strong.add(value._ref)
      return
    }
    for (const key of Object.keys(value)) visit(value[key], depth + 1)
  }
  visit(document, 0)
  return { all, strong }
}
