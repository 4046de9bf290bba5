import { Router } from 'express'
import * as v from 'valibot'
import { mayRead } from '../../submissions/inbox/accessList.ts'
import { ACCESS_LOG_LENGTH } from '../../submissions/inbox/apiSchemas.ts'
import { currentAccess, HttpError, type InboxContext, parse } from './inboxContext.ts'

const accessSchema = v.object({ id: v.string(), granted: v.boolean() })

/** `people`, `request-access` and `access`: permissions to read messages, and the access log. */
export function peopleRoutes(context: InboxContext): Router {
  const { access, requireSignIn, requireReadAccess, requireAdministrator, recordAccess } = context
  const routes = Router()
  routes.get(
    '/people',
    requireReadAccess(async (_req, res) => {
      const people = await access.people()
      const working = people.filter((person) => mayRead(person.access))
      res.json({ people: working.map(({ id, name }) => ({ id, name })) })
    }),
  )

  routes.post(
    '/request-access',
    requireSignIn(async (_req, res, caller) => {
      const isNew = (await currentAccess(access, caller)) === 'none'
      if (isNew && !(await access.setAccess(caller, 'requested', caller.name))) {
        throw new HttpError(409, 'The list of people is full. Contact the operator of this site.')
      }
      if (isNew) await recordAccess(caller, 'request access', null)
      res.json({ requested: true })
    }),
  )

  routes.get(
    '/access',
    requireAdministrator(async (_req, res, caller) => {
      const [people, entries] = await Promise.all([
        access.people(),
        access.entries(ACCESS_LOG_LENGTH),
      ])
      await recordAccess(caller, 'read access log', null)
      const at = (ms: number) => new Date(ms).toISOString()
      res.json({
        people,
        entries: entries.map(({ atMs, ...entry }) => ({ ...entry, at: at(atMs) })),
      })
    }),
  )

  routes.post(
    '/access',
    requireAdministrator(async (req, res, caller) => {
      const { id, granted } = parse(accessSchema, req.body)
      const person = (await access.people()).find((each) => each.id === id)
      if (!person) throw new HttpError(404, 'There is no such person.')
      await access.setAccess(person, granted ? 'granted' : 'none', caller.name)
      await recordAccess(caller, granted ? 'grant access' : 'revoke access', null, person.name)
      res.json({ changed: true })
    }),
  )
  return routes
}
