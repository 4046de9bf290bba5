import { type Request, Router } from 'express'
import { forms, SUBMISSION_KINDS, unconfiguredTitles } from '../../submissions/definitions/forms.ts'
import type { InboxStatus } from '../../submissions/inbox/apiSchemas.ts'
import type { CountedGroup } from '../../submissions/store/store.ts'
import { type Caller, type Identify, LakeUnavailableError } from './identify.ts'
import { currentAccess, type InboxContext, type InboxRoutesOptions } from './inboxContext.ts'

/** `status`: what the menu shows, for every user of the Studio. */
export function statusRoutes(context: InboxContext): Router {
  const routes = Router()
  routes.get('/status', (req, res, next) => {
    identified(context.identify, req)
      .then((caller) => statusFor(context, caller))
      .then((status) => res.json(status), next)
  })
  return routes
}

type CallerOrReason = Caller | 'anonymous' | 'unknown'

/** Polled by every open Studio, so a user without access is no error. */
async function identified(identify: Identify, req: Request): Promise<CallerOrReason> {
  try {
    return (await identify(req)) ?? 'anonymous'
  } catch (error) {
    if (error instanceof LakeUnavailableError) return 'unknown'
    throw error
  }
}

/** Numbers and settings, nothing that a visitor wrote. */
async function statusFor(
  { inbox, access, view }: InboxRoutesOptions,
  caller: CallerOrReason,
): Promise<InboxStatus> {
  if (typeof caller === 'string') return { access: caller }
  const own = await currentAccess(access, caller)
  if (own === 'none' || own === 'requested') return { access: own }
  const { groups, revision } = await inbox.overview()
  const people = caller.isAdministrator ? await access.people() : []
  return {
    access: 'granted',
    you: { id: caller.id, name: caller.name, isAdministrator: caller.isAdministrator },
    kinds: SUBMISSION_KINDS.map((kind) => ({ kind, title: forms[kind].title })),
    open: openCount(groups),
    suspect: openCount(groups, 'suspect'),
    parked: openCount(groups, 'parked'),
    requests: people.filter((person) => person.access === 'requested').length,
    unconfigured: unconfiguredTitles(view.deliverableKinds),
    retentionDays: view.retentionDays,
    revision,
  }
}

function openCount(groups: readonly CountedGroup[], state?: string): number {
  return groups
    .filter((group) => group.handling === 'open')
    .filter((group) => (state === undefined ? group.state !== 'suspect' : group.state === state))
    .reduce((sum, { count }) => sum + count, 0)
}
