import type { TypedValues } from './wordedForm.ts'

export interface SubmissionIds {
  /** The same for the same content, so that trying again is not sending twice. */
  idFor(values: TypedValues): string
  /** Whether this is the content that the last id was handed out for. */
  wasSent(values: TypedValues): boolean
  /** What is sent next is something new, even if it says the same. */
  renew(): void
}

/** Hands out the ids under which a form's content is sent. */
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

/** Empty where the browser makes none (pages without encryption): then the server makes it. */
function randomId(): string {
  return globalThis.isSecureContext ? crypto.randomUUID() : ''
}
