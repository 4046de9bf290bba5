import * as v from 'valibot'
import {
  accessSchema,
  erasedSchema,
  foundSchema,
  type MessageAction,
  messagePageSchema,
  messageSchema,
  peopleSchema,
  STUDIO_HEADER,
  statusSchema,
} from '../../submissions/inbox/apiSchemas.ts'

const BASE = '/studio/api/messages'
const TIMEOUT_MS = 20_000
/** As long as the website sends one response: an export can have 200,000 messages. */
const EXPORT_TIMEOUT_MS = 10 * 60_000
const refusalSchema = v.object({ message: v.string() })
const changedSchema = v.object({})

/** A filter as query parameters; empty values are not sent. */
export type Filter = Partial<
  Record<
    | 'kind'
    | 'state'
    | 'delivery'
    | 'handling'
    | 'assignedTo'
    | 'fromMs'
    | 'toMs'
    | 'search'
    | 'before',
    string
  >
>

/** The message does not exist any more. */
export class MessageGoneError extends Error {
  override readonly name = 'MessageGoneError'
}

type Send = (
  path: string,
  init?: Pick<RequestInit, 'method' | 'body'>,
  timeoutMs?: number,
) => Promise<Response>
type Timeout = (ms: number) => AbortSignal

/**
 * HTTP client of the inbox API. Every failure is an Error with a sentence for the user.
 * @param token the Studio's token where the lake is hosted; the embedded lake goes by cookie
 */
export function createMessagesApi(
  token: () => string | undefined,
  fetch: typeof globalThis.fetch,
  timeout: Timeout = (ms) => AbortSignal.timeout(ms),
) {
  const send = createSend(token, fetch, timeout)
  const read = createRead(send)
  const one = (id: string) => `/${encodeURIComponent(id)}`
  const noteIds = createNoteIds()
  return {
    status: () => read(statusSchema, '/status'),
    page: (filter: Filter) => read(messagePageSchema, `?${new URLSearchParams(filter)}`),
    message: (id: string) => read(messageSchema, one(id)),
    async act(id: string, { action, ...body }: MessageAction) {
      const note = action === 'note' ? noteIds(id, body) : undefined
      const changed = await read(messageSchema, `${one(id)}/${action}`, { ...body, id: note?.id })
      note?.stored()
      return changed
    },
    eraseMessage: (id: string) => read(erasedSchema, `${one(id)}/erase`, {}),
    async exportCsv(filter: Filter) {
      const path = `/export.csv?${new URLSearchParams(filter)}`
      const response = await send(path, {}, EXPORT_TIMEOUT_MS)
      return response.blob().catch(throwNoResponse)
    },
    people: async () => (await read(peopleSchema, '/people')).people,
    requestAccess: () => read(changedSchema, '/request-access', {}),
    access: () => read(accessSchema, '/access'),
    setAccess: (id: string, granted: boolean) => read(changedSchema, '/access', { id, granted }),
    /** Counts the messages from the address, and the others that contain it. */
    messagesOf: (email: string) => read(foundSchema, '/erase', { email, confirmed: false }),
    erase: (email: string) => read(erasedSchema, '/erase', { email, confirmed: true }),
  }
}

/**
 * Ids of the notes that were sent and not confirmed, by message and text: the same note has the same
 * id when it is sent again, so that it is stored once if a response is lost.
 */
function createNoteIds() {
  const ids = new Map<string, string>()
  return (messageId: string, body: object) => {
    const key = JSON.stringify([messageId, body])
    const id = ids.get(key) ?? randomId()
    if (id !== undefined) ids.set(key, id)
    return { id, stored: () => void ids.delete(key) }
  }
}

/** Browsers have no `randomUUID` in pages without https. */
function randomId(): string | undefined {
  return globalThis.isSecureContext === false ? undefined : crypto.randomUUID()
}

/** @throws with a sentence for the person, unless the response is a success */
function createSend(
  token: () => string | undefined,
  fetch: typeof globalThis.fetch,
  timeout: Timeout,
): Send {
  return async (path, init = {}, timeoutMs = TIMEOUT_MS) => {
    const bearer = token()
    const response = await fetch(BASE + path, {
      ...init,
      cache: 'no-store',
      signal: timeout(timeoutMs),
      headers: {
        [STUDIO_HEADER]: '1',
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
      },
    }).catch(throwNoResponse)
    if (response.ok) return response
    const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null))
    const reason = refusal.success ? refusal.output.message : failureText(response.status)
    throw response.status === 404 ? new MessageGoneError(reason) : new Error(reason)
  }
}

/** Reads a validated response; posts, if there is a body. */
function createRead(send: Send) {
  return async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<Schema>> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await send(path, init)
    const parsed = v.safeParse(schema, await response.json().catch(throwNoResponse))
    if (parsed.success) return parsed.output
    throw new Error('The website has been updated. Reload the Studio.')
  }
}

/** For a request without a response, and for a body that ends early. */
function throwNoResponse(): never {
  throw new Error('The website is not responding. Check your connection and try again.')
}

function failureText(status: number): string {
  return `The website could not do this (error ${status}). Try again in a moment.`
}
