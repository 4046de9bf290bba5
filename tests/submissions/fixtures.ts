import { randomUUID } from 'node:crypto'
import { NEWSLETTER } from '../../app/forms/formNames.ts'
import {
  type FieldValues,
  type FormSpec,
  fieldNames,
  fieldValues,
} from '../../app/forms/formSpec.ts'
import { contact } from '../../submissions/definitions/contact.ts'
import type { FieldDefinition } from '../../submissions/definitions/defineForm.ts'
import { SUBMISSION_KINDS } from '../../submissions/definitions/forms.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { FORM_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { fingerprint } from '../../submissions/fingerprint.ts'
import type { MessageFilter } from '../../submissions/inbox/filter.ts'
import { Inbox } from '../../submissions/inbox/inbox.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { Submission, SubmissionContent } from '../../submissions/submission.ts'

const VALID: Readonly<Record<FieldDefinition['type'], string>> = {
  line: 'Akosua',
  text: 'We pay 214 people on the 28th.',
  email: 'akosua@makola.example',
  consent: 'on',
}

/**
 * Valid input for all fields of a form: a test names only the fields that it is about, and a field
 * that is added to the form changes no test.
 */
export function completeValues<Name extends string>(
  form: FormSpec<Name>,
  given: Partial<Record<Name, string>> = {},
): FieldValues<Name> {
  const posted = new FormData()
  for (const name of fieldNames(form)) {
    const { type, charactersMax } = form.fields[name]
    posted.set(name, given[name] ?? VALID[type].slice(0, charactersMax))
  }
  return fieldValues(form, posted)
}

/** The content of a contact message with valid values, as it is stored. */
export function contactContent(given: Partial<Record<keyof typeof contact.fields, string>> = {}) {
  return contact.contentOf(completeValues(contact, given))
}

/** The newsletter form with this address, as a browser posts it from any page. */
export function newsletterPost(email: string) {
  return { [FORM_FIELD]: NEWSLETTER, ...completeValues(newsletter, { email }) }
}

/** @returns the id of the stored submission */
export async function acceptInto(
  store: Pick<SubmissionStore, 'accept'>,
  content: SubmissionContent,
  { state = 'queued', acceptedAtMs = Date.now() }: AcceptedAs = {},
): Promise<string> {
  const id = randomUUID()
  await store.accept({
    ...content,
    id,
    idFromBrowser: true,
    form: content.kind,
    fingerprint: fingerprint(content.kind, content),
    state,
    acceptedAtMs,
  })
  return id
}

/** Delivers or parks a queued submission by one attempt. */
export async function attempt(
  store: Pick<SubmissionStore, 'claim' | 'recordAttempt'>,
  id: string,
  state: 'delivered' | 'parked',
  startedAtMs = Date.now(),
): Promise<void> {
  const due = { limit: 100, nowMs: startedAtMs, leaseMs: 0 }
  const claimed = await Promise.all(SUBMISSION_KINDS.map((kind) => store.claim({ ...due, kind })))
  const claims = claimed.flatMap((each) => each.claims)
  const claim = claims.find(({ submission }) => submission.id === id)
  if (!claim) throw new Error('it was not due')
  const result =
    state === 'delivered'
      ? ({ outcome: 'delivered', reason: 'ok' } as const)
      : ({ outcome: 'permanent', reason: 'HTTP 400' } as const)
  await store.recordAttempt({
    id,
    leaseToken: claim.leaseToken,
    attempt: { startedAtMs, durationMs: 0, ...result },
    next: { state },
  })
}

/** @returns the newest ten */
export async function listNewest(store: SubmissionStore, filter: MessageFilter = {}) {
  return (await new Inbox(store, Date.now).page(filter, 10)).messages
}

interface AcceptedAs {
  state?: 'queued' | 'suspect' | undefined
  acceptedAtMs?: number
}

/** A submission as it is read from the store before its first attempt. */
export function queuedSubmission(content: SubmissionContent): Submission {
  return {
    ...content,
    id: randomUUID(),
    readable: true,
    form: content.kind,
    state: 'queued',
    acceptedAtMs: 0,
    nextAttemptAtMs: 0,
    retryWindowStartMs: 0,
    attemptCount: 0,
    deliveredAtMs: null,
    reason: null,
    handling: 'open',
    handledAtMs: null,
    handledBy: null,
    assignedTo: null,
    assignedName: null,
  }
}
