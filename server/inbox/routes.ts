import { createHash } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import * as v from 'valibot'
import { forms, SUBMISSION_KINDS } from '../../submissions/definitions/forms.ts'
import type { AccessList } from '../../submissions/inbox/access.ts'
import { csvLine } from '../../submissions/inbox/csv.ts'
import { filterSchema, type MessageFilter, type Position } from '../../submissions/inbox/filter.ts'
import type { CountedGroup, Inbox } from '../../submissions/inbox/inbox.ts'
import { type InboxStatus, STUDIO_HEADER } from '../../submissions/inbox/wire.ts'
import { describeMessage, fieldsOf, summarize, type ViewContext } from './describe.ts'
import { type Caller, type Identify, LakeUnavailable } from './identify.ts'

export interface InboxRoutesOptions {
  inbox: Inbox
  access: AccessList
  identify: Identify
  /** True when a browser says the request comes from another site. */
  isForeign(req: Request): boolean
  /** Takes one request from the client's allowance. @returns 0, or how many seconds to wait */
  limit(req: Request): number
  view: ViewContext
  log: { info(event: string, fields: Readonly<Record<string, unknown>>): void }
}

const PAGE_LENGTH = 50
const EXPORT_PAGE_LENGTH = 500
const EXPORTED_ROWS_MAX = 200_000
const EXPORTS_AT_ONCE_MAX = 2
const LOG_LENGTH = 200
const BODY = { limit: '16kb' }
const ID = /^[\w-]{1,64}$/

/** The answer to a request that cannot be taken, as a sentence for the person. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Visitors' messages for the Studio's tool, mounted below `/studio/api/messages`. Every answer is
 * `no-store`; every reading and every change is recorded.
 */
export function inboxRoutes(options: InboxRoutesOptions): Router {
  const { inbox, access, view } = options
  const routes = Router()
  routes.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', Vary: 'Cookie, Authorization' })
    next()
  })
  routes.use(protect(options))
  routes.use(express.json(BODY))

  const handle = (work: (req: Request, res: Response, caller: Caller) => Promise<unknown>) =>
    respond(options, async (req, res, caller) => {
      if (!(await mayRead(access, caller))) {
        throw new Refusal(403, 'You have no access to visitors’ messages yet.')
      }
      return work(req, res, caller)
    })
  const administer = (work: (req: Request, res: Response, caller: Caller) => Promise<unknown>) =>
    respond(options, async (req, res, caller) => {
      if (!caller.isAdministrator) throw new Refusal(403, 'Only administrators can do this.')
      return work(req, res, caller)
    })
  const record = (caller: Caller, action: string, submissionId: string | null, detail = '') => {
    options.log.info('inbox.access', { person: caller.id, action, submission: submissionId })
    return access.record({
      personId: caller.id,
      personName: caller.name,
      action,
      submissionId,
      detail,
    })
  }

  routes.get('/status', async (req, res, next) => {
    try {
      const status = await statusFor(options, await identified(options.identify, req))
      const digest = createHash('sha256').update(JSON.stringify(status)).digest('base64url')
      const etag = `"${digest}"`
      res.set('ETag', etag)
      // Not Express's own comparison: a request that bypasses caches would never match there.
      if (req.get('If-None-Match') === etag) res.status(304).end()
      else res.json(status)
    } catch (error) {
      next(error)
    }
  })

  routes.get(
    '/',
    handle(async (req, res, caller) => {
      const filter = filterOf(req)
      const { messages, next } = await inbox.page(filter, PAGE_LENGTH, positionOf(req))
      await record(caller, 'list', null, filterWords(filter))
      res.json({ messages: messages.map(summarize), next: next && positionText(next) })
    }),
  )

  let exportsRunning = 0
  routes.get(
    '/export.csv',
    handle(async (req, res, caller) => {
      const filter = filterOf(req)
      if (exportsRunning >= EXPORTS_AT_ONCE_MAX) {
        throw new Refusal(503, 'Another export is running. Try again in a moment.')
      }
      exportsRunning += 1
      try {
        await record(caller, 'export', null, filterWords(filter))
        await writeCsv(res, inbox, filter)
      } finally {
        exportsRunning -= 1
      }
    }),
  )

  routes.get(
    '/people',
    handle(async (_req, res) => {
      const people = await access.people()
      const working = people.filter((person) => /^(?:administrator|granted)$/.test(person.access))
      res.json({ people: working.map(({ id, name }) => ({ id, name })) })
    }),
  )

  routes.post(
    '/request-access',
    respond(options, async (_req, res, caller) => {
      const isNew = (await access.accessOf(caller.id)) === 'none'
      if (isNew && !(await access.setAccess(caller, 'requested', caller.name))) {
        throw new Refusal(409, 'The list of people is full. Ask an administrator to tidy it up.')
      }
      if (isNew) await record(caller, 'request access', null)
      res.json({ requested: true })
    }),
  )

  routes.get(
    '/access',
    administer(async (_req, res, caller) => {
      const [people, entries] = await Promise.all([access.people(), access.entries(LOG_LENGTH)])
      await record(caller, 'read access log', null)
      const at = (ms: number) => new Date(ms).toISOString()
      res.json({
        people,
        entries: entries.map(({ atMs, ...entry }) => ({ ...entry, at: at(atMs) })),
      })
    }),
  )

  routes.post(
    '/access',
    administer(async (req, res, caller) => {
      const { id, granted } = parse(accessSchema, req.body)
      const person = (await access.people()).find((each) => each.id === id)
      if (!person) throw new Refusal(404, 'There is no such person.')
      await access.setAccess(person, granted ? 'granted' : 'none', caller.name)
      await record(caller, granted ? 'give access' : 'take access away', null, person.name)
      res.json({ changed: true })
    }),
  )

  routes.post(
    '/erase',
    handle(async (req, res, caller) => {
      const { email, confirmed } = parse(eraseSchema, req.body)
      const ids = await inbox.sentBy(email)
      if (!confirmed) return res.json({ found: ids.length })
      const erased = await inbox.erase(ids)
      await record(caller, 'erase a person', null, `${erased} messages`)
      return res.json({ erased })
    }),
  )

  routes.get(
    '/:id',
    handle(async (req, res, caller) => {
      const details = await inbox.find(idOf(req))
      if (!details) throw new Refusal(404, 'This message is no longer here.')
      await record(caller, 'open', details.message.id)
      res.json(describeMessage(details, view))
    }),
  )

  routes.post(
    '/:id/:action',
    handle(async (req, res, caller) => {
      const id = idOf(req)
      const action = parse(actionSchema, { ...Object(req.body), action: req.params.action })
      const done = await act(options, id, action, caller)
      if (!done) throw new Refusal(409, 'This cannot be done with the message as it is now.')
      await record(caller, action.action, id)
      const details = await inbox.find(id)
      return res.json(details ? describeMessage(details, view) : null)
    }),
  )
  return routes
}

const accessSchema = v.object({ id: v.string(), granted: v.boolean() })
const eraseSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254)),
  confirmed: v.boolean(),
})
const actionSchema = v.variant('action', [
  v.object({ action: v.literal('handle') }),
  v.object({ action: v.literal('reopen') }),
  v.object({ action: v.literal('retry') }),
  v.object({ action: v.literal('assign'), personId: v.nullable(v.string()) }),
  v.object({
    action: v.literal('note'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000)),
  }),
])

async function act(
  { inbox, access }: InboxRoutesOptions,
  id: string,
  action: v.InferOutput<typeof actionSchema>,
  caller: Caller,
): Promise<boolean> {
  switch (action.action) {
    case 'handle':
    case 'reopen':
      return inbox.setHandled(id, action.action === 'handle', caller)
    case 'retry':
      return inbox.retry(id)
    case 'note':
      return inbox.addNote(id, caller, action.text)
    case 'assign': {
      if (action.personId === null) return inbox.assign(id, null)
      const people = await access.people()
      const person = people.find((each) => each.id === action.personId)
      return person ? inbox.assign(id, person) : false
    }
  }
}

/** Administrators by their role in the lake, everybody else by the list; administrators join it. */
async function mayRead(access: AccessList, caller: Caller): Promise<boolean> {
  const known = await access.accessOf(caller.id)
  if (!caller.isAdministrator) return known === 'granted'
  if (known !== 'administrator') await access.setAccess(caller, 'administrator', 'role')
  return true
}

type CallerOrReason = Caller | 'anonymous' | 'unknown'

/** Asked all the time by every open Studio: who has no access is no error. */
async function identified(identify: Identify, req: Request): Promise<CallerOrReason> {
  try {
    return (await identify(req)) ?? 'anonymous'
  } catch (error) {
    if (error instanceof LakeUnavailable) return 'unknown'
    throw error
  }
}

/** Numbers and settings, nothing that a visitor wrote. */
async function statusFor(
  { inbox, access, view }: InboxRoutesOptions,
  caller: CallerOrReason,
): Promise<InboxStatus> {
  if (typeof caller === 'string') return { access: caller }
  if (!(await mayRead(access, caller))) {
    const isRequested = (await access.accessOf(caller.id)) === 'requested'
    return { access: isRequested ? 'requested' : 'none' }
  }
  const { groups, revision } = await inbox.overview()
  const unconfigured = SUBMISSION_KINDS.filter((kind) => !view.deliverable.includes(kind))
  return {
    access: 'granted',
    you: { id: caller.id, name: caller.name, isAdministrator: caller.isAdministrator },
    kinds: SUBMISSION_KINDS.map((kind) => ({ kind, title: forms[kind].title })),
    open: openCount(groups),
    suspect: openCount(groups, 'suspect'),
    parked: openCount(groups, 'parked'),
    unconfigured: unconfigured.map((kind) => forms[kind].title),
    retentionDays: view.retentionDays,
    revision,
  }
}

/** Against requests that another site makes a signed-in browser send. */
function protect({ isForeign, limit }: InboxRoutesOptions): RequestHandler {
  return (req, res, next) => {
    if (isForeign(req) || req.get(STUDIO_HEADER) === undefined) {
      res.status(403).json({ message: 'Open the Studio on this site to read messages.' })
      return
    }
    const waitS = limit(req)
    if (waitS > 0) {
      res.set('Retry-After', String(waitS))
      res.status(429).json({ message: `Too many requests. Try again in ${waitS} seconds.` })
      return
    }
    next()
  }
}

/** Finds out who asks, and turns refusals and outages into answers. */
function respond(
  { identify }: InboxRoutesOptions,
  work: (req: Request, res: Response, caller: Caller) => Promise<unknown>,
): RequestHandler {
  return async (req, res, next) => {
    try {
      const caller = await identify(req)
      if (!caller) throw new Refusal(401, 'Sign in to the Studio first.')
      await work(req, res, caller)
    } catch (error) {
      if (res.headersSent) res.destroy()
      else if (error instanceof Refusal) res.status(error.status).json({ message: error.message })
      else if (error instanceof LakeUnavailable) {
        res.set('Retry-After', '5')
        res.status(503).json({ message: `${error.message}. Try again in a moment.` })
      } else next(error)
    }
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new Refusal(400, `Not understood: ${parsed.issues[0].message}`)
  return parsed.output
}

function filterOf(req: Request): MessageFilter {
  const given = Object.entries(req.query).filter(([, value]) => value !== '')
  return parse(filterSchema, Object.fromEntries(given))
}

const positionSchema = v.pipe(v.string(), v.regex(/^\d{1,15}_[\w-]{1,64}$/))

function positionOf({ query }: Request): Position | undefined {
  if (query.before === undefined) return undefined
  const [acceptedAtMs = '', ...id] = parse(positionSchema, query.before).split('_')
  return { acceptedAtMs: Number(acceptedAtMs), id: id.join('_') }
}

function positionText({ acceptedAtMs, id }: Position): string {
  return `${acceptedAtMs}_${id}`
}

function idOf(req: Request): string {
  const { id = '' } = req.params
  if (!ID.test(id)) throw new Refusal(404, 'There is no such message.')
  return id
}

/** Which filters were set, without the words that were searched for: they can be a name. */
function filterWords({ search, ...filter }: MessageFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined)
  const parts = set.map(([name, value]) => `${name} ${value}`)
  return [...parts, ...(search === undefined ? [] : ['a search'])].join(', ')
}

function openCount(groups: readonly CountedGroup[], state?: string): number {
  return groups
    .filter((group) => group.handling === 'open')
    .filter((group) => (state === undefined ? group.state !== 'suspect' : group.state === state))
    .reduce((sum, { count }) => sum + count, 0)
}

async function writeCsv(res: Response, inbox: Inbox, filter: MessageFilter): Promise<void> {
  const names = [...new Set(SUBMISSION_KINDS.flatMap((kind) => Object.keys(forms[kind].fields)))]
  const stored = names.filter((name) => name !== 'agreeToPolicy')
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="messages.csv"',
  })
  // The mark makes spreadsheets read it as UTF-8.
  res.write(`\uFEFF${csvLine(['id', 'accepted', 'kind', 'state', 'handling', ...stored, 'raw'])}`)
  let before: Position | undefined
  for (let written = 0; written < EXPORTED_ROWS_MAX && !res.destroyed; ) {
    const { messages, next } = await inbox.page(filter, EXPORT_PAGE_LENGTH, before)
    for (const message of messages) {
      const values = new Map(fieldsOf(message).map(({ name, value }) => [name, value]))
      const { id, acceptedAt, kind, state, handling } = summarize(message)
      const cells = stored.map((name) => values.get(name) ?? '')
      const raw = message.readable ? '' : message.raw
      const line = csvLine([id, acceptedAt, kind, state, handling, ...cells, raw])
      if (!res.write(line)) await drained(res)
    }
    written += messages.length
    before = next
    if (!next) break
  }
  res.end()
}

function drained(res: Response): Promise<void> {
  return new Promise((resolve) => {
    res.once('drain', resolve)
    res.once('close', resolve)
  })
}
