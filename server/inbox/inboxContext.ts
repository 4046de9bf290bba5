import type { Request, RequestHandler, Response } from 'express'
import * as v from 'valibot'
import type { Log } from '../../runtime/log.ts'
import { type Access, type AccessList, mayRead } from '../../submissions/inbox/accessList.ts'
import type { AccessAction } from '../../submissions/inbox/apiSchemas.ts'
import type { ViewContext } from '../../submissions/inbox/describe.ts'
import type { Inbox } from '../../submissions/inbox/inbox.ts'
import type { Caller, Identify } from './identify.ts'

export interface InboxRoutesOptions {
  inbox: Inbox
  access: AccessList
  identify: Identify
  /** Whether `Origin` or `Sec-Fetch-Site` names another site. */
  isCrossOrigin(req: Request): boolean
  /** Takes a token from the client's rate limit. @returns 0, or the number of seconds to wait */
  limit(req: Request): number
  view: ViewContext
  log: Pick<Log, 'info' | 'warn'>
  /** Monotonic time in milliseconds. */
  now(): number
}

/** An HTTP error, whose message the Studio shows to the editor. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const BAD_REQUEST = 'The request is not valid. The Studio may be outdated: reload it and try again.'

type Work = (req: Request, res: Response, caller: Caller) => Promise<unknown>

export type InboxContext = ReturnType<typeof inboxContext>

/** What the routes of every resource share. */
export function inboxContext(options: InboxRoutesOptions) {
  const { access } = options
  return {
    ...options,
    requireSignIn: (work: Work) => withCaller(options, work),
    requireReadAccess: (work: Work) =>
      withCaller(options, async (req, res, caller) => {
        if (!mayRead(await currentAccess(access, caller))) {
          throw new HttpError(403, 'You have no access to visitors’ messages yet.')
        }
        return work(req, res, caller)
      }),
    requireAdministrator: (work: Work) =>
      withCaller(options, async (req, res, caller) => {
        if (!caller.isAdministrator) throw new HttpError(403, 'Only administrators can do this.')
        return work(req, res, caller)
      }),
    /** Writes an access log entry; see `AccessEntry.detail`. */
    recordAccess(caller: Caller, action: AccessAction, submissionId: string | null, detail = '') {
      const { id: personId, name: personName } = caller
      options.log.info('inbox.access', { user: personId, action, submission: submissionId })
      return access.record({ personId, personName, action, submissionId, detail })
    },
  }
}

/**
 * Administrators have access by their role, and lose it with the role; the list follows the role.
 */
export async function currentAccess(list: AccessList, caller: Caller): Promise<Access> {
  const stored = await list.accessOf(caller.id)
  if (caller.isAdministrator === (stored === 'administrator')) return stored
  const access = caller.isAdministrator ? 'administrator' : 'none'
  await list.setAccess(caller, access, 'role')
  return access
}

function withCaller({ identify }: InboxRoutesOptions, work: Work): RequestHandler {
  return async (req, res, next) => {
    try {
      const caller = await identify(req)
      if (!caller) throw new HttpError(401, 'Sign in to the Studio first.')
      await work(req, res, caller)
    } catch (error) {
      next(error)
    }
  }
}

export function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new HttpError(400, BAD_REQUEST)
  return parsed.output
}
