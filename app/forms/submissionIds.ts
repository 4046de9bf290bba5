import type { FieldValues } from './formSpec.ts'

export interface SubmissionIds {
  /** The same for the same content, so that a retry is not a second submission. */
  idFor(values: FieldValues): string
  /** Whether the last id was issued for this content. */
  wasSent(values: FieldValues): boolean
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
    wasSent: (values) => last?.content === JSON.stringify(values),
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
