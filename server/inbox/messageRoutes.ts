import { type Request, Router } from 'express'
import * as v from 'valibot'
import { act, loggedAs } from '../../submissions/inbox/actions.ts'
import { actionSchema, messageCount } from '../../submissions/inbox/apiSchemas.ts'
import { describeFilter, describeMessage, summarize } from '../../submissions/inbox/describe.ts'
import { NOTES_MAX } from '../../submissions/inbox/inbox.ts'
import { HttpError, type InboxContext, parse } from './inboxContext.ts'
import { filterOf, positionOf, positionText } from './listFilter.ts'

const CONFLICT = 'The message or a person’s access has changed. Open the message again.'
const NOTES_FULL = `A message can have at most ${NOTES_MAX} notes.`
const PAGE_LENGTH = 50
const ID = /^[\w-]{1,64}$/
/** No stricter than the forms, or what they accepted could not be erased. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/
const eraseSchema = v.object({ email: v.pipe(v.string(), v.trim()), confirmed: v.boolean() })

/** The list, one message and what is done to it, and erasing what a person sent. */
export function messageRoutes(context: InboxContext): Router {
  const { inbox, view, requireReadAccess, recordAccess } = context
  const routes = Router()
  // First, because `/:id/:action` matches one of them.
  routes.use(erasureRoutes(context))
  routes.get(
    '/',
    requireReadAccess(async (req, res, caller) => {
      const filter = filterOf(req, view)
      const page = await inbox.page(filter, PAGE_LENGTH, positionOf(req))
      await recordAccess(caller, 'list', null, describeFilter(filter))
      res.json({
        messages: page.messages.map(summarize),
        next: page.next && positionText(page.next),
        searchedTo: page.searchedToMs && new Date(page.searchedToMs).toISOString(),
      })
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
      const before = await inbox.find(id)
      const outcome = await act(context, id, action, caller)
      if (outcome === 'full') throw new HttpError(409, NOTES_FULL)
      if (outcome === 'conflict') throw new HttpError(409, CONFLICT)
      // The response shows the message, also if nothing has changed.
      const done = outcome === 'done' ? loggedAs(action, before?.message.state) : 'open'
      await recordAccess(caller, done, id)
      const details = await inbox.find(id)
      return res.json(details ? describeMessage(details, view) : null)
    }),
  )
  return routes
}

function erasureRoutes({ inbox, requireReadAccess, recordAccess }: InboxContext): Router {
  const routes = Router()
  routes.post(
    '/erase',
    requireReadAccess(async (req, res, caller) => {
      const { email, confirmed } = parse(eraseSchema, req.body)
      if (!ADDRESS.test(email)) throw new HttpError(400, 'Enter a complete e-mail address.')
      const { sent, mentions } = await inbox.messagesOf(email)
      // Before it is done: nothing may be erased that is not in the access log.
      const action = confirmed ? 'erase' : 'search for a person'
      await recordAccess(caller, action, null, messageCount(sent.length))
      if (!confirmed) return res.json({ found: sent.length, mentions })
      return res.json({ erased: await inbox.erase(sent), mentions })
    }),
  )

  routes.post(
    '/:id/erase',
    requireReadAccess(async (req, res, caller) => {
      const id = idOf(req)
      // Before it is done, as above.
      await recordAccess(caller, 'erase a message', id)
      res.json({ erased: await inbox.erase([id]) })
    }),
  )
  return routes
}

function idOf(req: Request): string {
  const { id = '' } = req.params
  if (!ID.test(id)) throw new HttpError(404, 'There is no such message.')
  return id
}
