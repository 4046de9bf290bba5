import { forms, isSubmissionKind } from '../definitions/forms.ts'
import { pageOf } from '../formOnPage.ts'
import type { Attempt, StoredSubmission } from '../submission.ts'
import { type MessageSummary, type MessageView, NO_ONE, stateTitle } from './apiSchemas.ts'
import type { MessageFilter } from './filter.ts'
import type { MessageWithHistory } from './inbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PREVIEW_CHARACTERS_MAX = 140

const iso = (ms: number) => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

function titleOfKind(kind: string): string {
  return isSubmissionKind(kind) ? forms[kind].title : `Unknown form “${kind}”`
}

export function fieldsOf(message: StoredSubmission): MessageView['fields'] {
  if (!message.readable) return []
  const labels = Object.entries<{ label: string }>(forms[message.kind].fields)
  return Object.entries(message.fields).map(([name, value]) => ({
    name,
    label: labels.find(([each]) => each === name)?.[1].label ?? name,
    value,
  }))
}

export function summarize(message: StoredSubmission): MessageSummary {
  const values = new Map(fieldsOf(message).map(({ name, value }) => [name, value]))
  const email = values.get('email') ?? ''
  const fullName = ['name', 'firstName', 'lastName'].map((name) => values.get(name) ?? '')
  const sender = fullName.filter((part) => part !== '').join(' ')
  const text = values.get('message') ?? values.get('company') ?? ''
  return {
    id: message.id,
    kind: message.kind,
    kindTitle: titleOfKind(message.kind),
    page: pageOf(message.form),
    state: message.state,
    handling: message.handling,
    handledBy: message.handledBy,
    handledAt: isoOrNull(message.handledAtMs),
    assignedTo: message.assignedTo,
    assignedName: message.assignedName,
    acceptedAt: iso(message.acceptedAtMs),
    sender: sender || email || 'Cannot be displayed',
    email,
    preview: message.readable ? shorten(text) : message.parseError,
    readable: message.readable,
    isDelayed: message.state === 'queued' && message.reason !== null,
  }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= PREVIEW_CHARACTERS_MAX) return line
  return `${characters.slice(0, PREVIEW_CHARACTERS_MAX).join('')}…`
}

export interface ViewContext {
  /** Kinds whose backend is configured. */
  deliverableKinds: readonly string[]
  retentionDays: number
}

export function describeMessage(
  { message, attempts, notes }: MessageWithHistory,
  context: ViewContext,
): MessageView {
  const { handledAtMs } = message
  return {
    ...summarize(message),
    form: message.form,
    isDeliverable: context.deliverableKinds.includes(message.kind),
    fields: fieldsOf(message),
    raw: message.readable ? null : message.raw,
    parseError: message.readable ? null : message.parseError,
    status: statusText(message, context),
    attempts: attempts.map((attempt) => ({
      at: iso(attempt.startedAtMs),
      text: attemptText(attempt),
    })),
    notes: notes.map(({ id, atMs, authorName, text }) => ({ id, at: iso(atMs), authorName, text })),
    purgeDueAt: isoOrNull(
      handledAtMs === null ? null : handledAtMs + context.retentionDays * DAY_MS,
    ),
    subject: `Your ${titleOfKind(message.kind).toLowerCase()}`,
  }
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A filter for the access log, without the search text and the assignee, which are names. */
export function describeFilter(filter: MessageFilter): string {
  const { kind, state, handling, assignedTo, fromMs, toMs, search } = filter
  return [
    kind !== undefined && titleOfKind(kind),
    state !== undefined && stateTitle(state).toLowerCase(),
    handling !== undefined && (handling === 'open' ? 'not handled' : 'handled'),
    assignedTo !== undefined && `assigned to ${assignedTo === NO_ONE ? 'no one' : 'one person'}`,
    fromMs !== undefined && `from ${DATE.format(fromMs)}`,
    // The first moment that is no longer included.
    toMs !== undefined && `until ${DATE.format(toMs - 1)}`,
    search !== undefined && 'a search',
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** The state of a message in plain words, without queue terms. */
function statusText(message: StoredSubmission, { deliverableKinds }: ViewContext): string {
  const { state, kind, reason, handling } = message
  switch (state) {
    case 'delivered':
      return 'Delivered to the service for this form.'
    case 'parked':
      return `Delivery failed: ${reasonText(reason ?? '')} Retry it when the service works again.`
    case 'suspect':
      return suspectText(deliverableKinds.includes(kind), handling === 'handled')
    case 'queued':
      if (!deliverableKinds.includes(kind)) {
        return 'Stored only here: this form is not connected to a service. Answer it from here.'
      }
      return queuedText(reason, handling === 'handled')
    default:
      return `In the state “${state}”, which a newer version of the website added.`
  }
}

function suspectText(isDeliverable: boolean, isConfirmed: boolean): string {
  if (isConfirmed) {
    return isDeliverable
      ? 'Confirmed as spam, not delivered. To deliver it, mark it as not handled first.'
      : 'Confirmed as spam. To list it with the others, mark it as not handled first.'
  }
  return isDeliverable
    ? 'Looks automated. It will be delivered only if you choose “Not spam: deliver”.'
    : 'Looks automated. “Not spam: deliver” lists it with the others; this form is not connected to a service.'
}

function queuedText(reason: string | null, isHandled: boolean): string {
  const text =
    reason === null
      ? 'Waiting for delivery.'
      : `Not delivered yet: ${reasonText(reason)} It will be tried again automatically.`
  return isHandled ? `${text} It will still be delivered, although it is handled.` : text
}

function attemptText({ number, outcome, reason }: Attempt): string {
  if (outcome === 'delivered') return `Attempt ${number}: delivered.`
  return `Attempt ${number}: ${reasonText(reason)}`
}

/**
 * The reasons of `submissions/backends/post.ts` as sentences for editors. Attempts of older
 * versions have `answered 503` and `no answer in time`.
 */
function reasonText(reason: string): string {
  const status = /^(?:HTTP|answered) (\d{3})/.exec(reason)?.[1]
  if (status === undefined) {
    if (/^no (?:response|answer) in time$/.test(reason))
      return 'the service did not respond in time.'
    if (reason.startsWith('no connection'))
      return `the service could not be reached${reason.slice('no connection'.length)}.`
    return reason === '' ? 'the reason is not known.' : `${reason}.`
  }
  if (status === '429') return 'the service accepts no more messages at the moment (429).'
  if (status.startsWith('5')) return `the service reported an internal error (${status}).`
  if (status === '401' || status === '403') return `the service refused our account (${status}).`
  if (status.startsWith('3')) return `the service has moved to another address (${status}).`
  if (status.startsWith('2'))
    return `the service responded, but did not confirm receipt (${status}).`
  return `the service refused the message (${status}).`
}
