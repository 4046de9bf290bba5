/**
 * The API of the Studio's Messages tool. The tool validates the site's responses with the same
 * schemas. An instance of an earlier version does not send what has a default.
 */
import * as v from 'valibot'

const text = v.string()
const optionalText = v.nullable(v.string())

const summaryEntries = {
  id: text,
  kind: text,
  kindTitle: text,
  /** Path of the page it was posted to; null if an earlier version stored it without. */
  page: v.optional(optionalText, null),
  state: text,
  handling: v.picklist(['open', 'handled']),
  handledBy: optionalText,
  /** Times are ISO 8601. */
  handledAt: optionalText,
  assignedTo: optionalText,
  assignedName: optionalText,
  acceptedAt: text,
  sender: text,
  email: text,
  preview: text,
  readable: v.boolean(),
  /** Its last attempt of delivery has failed, and another one will follow. */
  isDelayed: v.optional(v.boolean(), false),
}

export const messagePageSchema = v.object({
  messages: v.array(v.object(summaryEntries)),
  /** Passed back as `before` for the next page. */
  next: v.optional(text),
  /** Time of the oldest message that was searched, if older ones were not. */
  searchedTo: v.optional(text),
})

export const messageSchema = v.object({
  ...summaryEntries,
  form: text,
  /** Its form is connected to a service. */
  isDeliverable: v.optional(v.boolean(), false),
  fields: v.array(v.object({ name: text, label: text, value: text })),
  /** As stored, for a message that this version cannot read. */
  raw: optionalText,
  parseError: optionalText,
  /** Its state, in plain words. */
  status: text,
  attempts: v.array(v.object({ at: text, text })),
  notes: v.array(v.object({ id: text, at: text, authorName: text, text })),
  /** When its retention ends; null while it is not handled. */
  purgeDueAt: optionalText,
  /** Of a reply. */
  subject: text,
})

/** A member of staff who works in the inbox. */
const personSchema = v.object({ id: text, name: text })

export const statusSchema = v.variant('access', [
  /**
   * `none`: signed in without access; `anonymous`: not signed in; `unknown`: the lake is
   * unavailable.
   */
  v.object({ access: v.picklist(['none', 'requested', 'anonymous', 'unknown']) }),
  v.object({
    access: v.literal('granted'),
    you: v.object({ ...personSchema.entries, isAdministrator: v.boolean() }),
    kinds: v.array(v.object({ kind: text, title: text })),
    open: v.number(),
    suspect: v.number(),
    parked: v.number(),
    /** People who wait for access; 0 for others than administrators. */
    requests: v.optional(v.number(), 0),
    /** Titles of the forms without a configured backend. */
    unconfigured: v.array(text),
    retentionDays: v.number(),
    /** Changes with every change in the inbox. */
    revision: text,
  }),
])

export const peopleSchema = v.object({ people: v.array(personSchema) })

/** In a filter, in place of the id of a person. */
export const NO_ONE = 'none'

/** Limits that the tool's fields have too. */
export const SEARCH_CHARACTERS_MAX = 200
export const NOTE_CHARACTERS_MAX = 4_000

/** What staff do with one message. */
export const actionSchema = v.variant('action', [
  v.object({ action: v.literal('handle') }),
  v.object({ action: v.literal('reopen') }),
  v.object({ action: v.literal('retry') }),
  v.object({ action: v.literal('assign'), personId: optionalText }),
  v.object({
    action: v.literal('note'),
    text: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(NOTE_CHARACTERS_MAX)),
    /** An idempotency key; earlier versions of the Studio send none. */
    id: v.optional(v.pipe(text, v.uuid(), v.toLowerCase())),
  }),
])

/** What the access log records. */
export type AccessAction =
  | 'list'
  | 'open'
  | 'export'
  | 'handle'
  | 'reopen'
  | 'retry'
  | 'confirm spam'
  | 'release from spam'
  | 'assign'
  | 'note'
  | 'search for a person'
  | 'erase'
  | 'erase a message'
  | 'request access'
  | 'grant access'
  | 'revoke access'
  | 'read access log'

/** How many entries of the access log the tool shows, the newest. */
export const ACCESS_LOG_LENGTH = 200

export const accessSchema = v.object({
  people: v.array(
    v.object({ ...personSchema.entries, email: text, access: text, changedBy: text }),
  ),
  entries: v.array(
    v.object({
      at: text,
      personName: text,
      action: text,
      submissionId: optionalText,
      detail: text,
    }),
  ),
})

/** Other messages that contain the address. Earlier versions of the website do not count them. */
const mentions = v.optional(v.number(), 0)
export const foundSchema = v.object({ found: v.number(), mentions })
export const erasedSchema = v.object({ erased: v.number(), mentions })

export type Person = v.InferOutput<typeof personSchema>
export type MessageAction = v.InferOutput<typeof actionSchema>
export type MessageSummary = v.InferOutput<typeof messagePageSchema>['messages'][number]
export type MessageView = v.InferOutput<typeof messageSchema>
export type InboxStatus = v.InferOutput<typeof statusSchema>
export type AccessView = v.InferOutput<typeof accessSchema>

/**
 * Sent by the tool with every request: another site's page cannot add it without a CORS preflight.
 */
export const STUDIO_HEADER = 'x-nsaa-studio'

/** The states of a delivery, as the tool, the CSV and the access log name them. */
export const STATE_TITLES = {
  queued: 'Waiting for delivery',
  delivered: 'Delivered',
  parked: 'Delivery failed',
  suspect: 'Possible spam',
}
const TITLES: ReadonlyMap<string, string> = new Map(Object.entries(STATE_TITLES))

/** The title of a state; its name if a newer version of the website has added it. */
export function stateTitle(state: string): string {
  return TITLES.get(state) ?? state
}

/** Written in the tool and in the access log. */
export function messageCount(count: number): string {
  return count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`
}
