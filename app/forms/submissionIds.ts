import type { FieldValues } from './formSpec.ts'

export interface SubmissionIds {
  /** The same for the same content, so that a retry is not a second submission. */
  idFor(values: FieldValues): string
  /** The last id, if it was issued for this content. */
  lastIdOf(values: FieldValues): string | undefined
  /** Continues after a reload. */
  restore(id: string, values: FieldValues): void
  /** The next submission is new, even with the same content. */
  renew(): void
}

/** Issues the ids under which a form's content is sent. */
export function createSubmissionIds(newId: () => string = randomId): SubmissionIds {
  let last: { id: string; content: string } | undefined
  return {
    idFor(values) {
      const content = JSON.stringify(values)
      if (last?.content !== content) last = { id: newId(), content }
      return last.id
    },
    lastIdOf: (values) => (last?.content === JSON.stringify(values) ? last.id : undefined),
    restore(id, values) {
      last = { id, content: JSON.stringify(values) }
    },
    renew() {
      last = undefined
    },
  }
}

/**
 * Empty if the browser has no `randomUUID` (pages without https): then the server generates the id.
 */
function randomId(): string {
  return globalThis.isSecureContext ? crypto.randomUUID() : ''
}
