import { type Request, Router } from 'express'
import * as v from 'valibot'
import { describeFilter, describeMessage, summarize } from '../../submissions/inbox/describe.ts'
import { NOTES_MAX, type NoteOutcome } from '../../submissions/inbox/inbox.ts'
import type { Caller } from './identify.ts'
import { HttpError, type InboxContext, mayRead, parse } from './inboxContext.ts'
import { filterOf, positionOf, positionText } from './listFilter.ts'

const CONFLICT = 'The message or a person’s access has changed. Open the message again.'
const NOTES_FULL = `A message can have at most ${NOTES_MAX} notes.`
const PAGE_LENGTH = 50
const ID = /^[\w-]{1,64}$/
/** No stricter than the forms, or what they accepted could not be erased. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/
const eraseSchema = v.object({ email: v.pipe(v.string(), v.trim()), confirmed: v.boolean() })
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

/** The list, one message and what is done to it, and erasing what a person sent. */
export function messageRoutes(context: InboxContext): Router {
  const { inbox, view, requireReadAccess, recordAccess } = context
  const routes = Router()
  routes.get(
    '/',
    requireReadAccess(async (req, res, caller) => {
      const filter = filterOf(req)
      const { messages, next } = await inbox.page(filter, PAGE_LENGTH, positionOf(req))
      await recordAccess(caller, 'list', null, describeFilter(filter))
      res.json({ messages: messages.map(summarize), next: next && positionText(next) })
    }),
  )

  routes.post(
    '/erase',
    requireReadAccess(async (req, res, caller) => {
      const { email, confirmed } = parse(eraseSchema, req.body)
      if (!ADDRESS.test(email)) throw new HttpError(400, 'Enter a complete e-mail address.')
      const ids = await inbox.sentBy(email)
      // Before it is done: nothing may be erased that is not in the access log.
      const action = confirmed ? 'erase' : 'search for a person'
      const found = ids.length === 1 ? '1 message' : `${ids.length} messages`
      await recordAccess(caller, action, null, found)
      return res.json(confirmed ? { erased: await inbox.erase(ids) } : { found: ids.length })
    }),
  )

  routes.get(
    '/:id',
    requireReadAccess(async (req, res, caller) => {
      const details = await inbox.find(idOf(req))
      if (!details) throw new HttpError(404, 'This message no longer exists.')
      await recordAccess(caller, 'open', details.message.id)
      res.json(describeMessage(details, view))
    }),
  )

  routes.post(
    '/:id/:action',
    requireReadAccess(async (req, res, caller) => {
      const id = idOf(req)
      const action = parse(actionSchema, { ...Object(req.body), action: req.params.action })
      const done = await act(context, id, action, caller)
      if (!done) throw new HttpError(409, CONFLICT)
      await recordAccess(caller, action.action, id)
      const details = await inbox.find(id)
      return res.json(details ? describeMessage(details, view) : null)
    }),
  )
  return routes
}

async function act(
  { inbox, access }: InboxContext,
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
      return isAdded(await inbox.addNote(id, caller, action.text))
    case 'assign': {
      if (action.personId === null) return inbox.assign(id, null)
      const people = await access.people()
      const person = people.find((each) => each.id === action.personId)
      return person && mayRead(person.access) ? inbox.assign(id, person) : false
    }
  }
}

function isAdded(outcome: NoteOutcome): boolean {
  if (outcome === 'full') throw new HttpError(409, NOTES_FULL)
  return outcome === 'added'
}

function idOf(req: Request): string {
  const { id = '' } = req.params
  if (!ID.test(id)) throw new HttpError(404, 'There is no such message.')
  return id
}
