import { grantsOf } from '../auth/permissions.ts'
import type { LakeUser, Role } from '../auth/user.ts'
import type { Dataset, KeyValueStore } from '../core/dataset.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../core/embeddedNames.ts'
import { RequestError } from '../core/errors.ts'
import { isRecord } from '../core/json.ts'
import { LAKE_AUTHORS } from '../core/systemWrites.ts'
import { TOKEN_USER } from './authentication.ts'
import { readJson, readJsonObject } from './body.ts'
import { type Route, sendJson } from './exchange.ts'

const ROLE_DETAILS: Readonly<Record<Role, { name: Role; title: string; description: string }>> = {
  administrator: { name: 'administrator', title: 'Administrator', description: 'All permissions' },
  editor: {
    name: 'editor',
    title: 'Editor',
    description: 'Reads all documents, and writes all but the site settings',
  },
  viewer: { name: 'viewer', title: 'Viewer', description: 'Reads all documents' },
}
/** Features of Sanity's plans that this lake implements: releases and scheduled drafts. */
const FEATURES = ['contentReleases', 'singleDocRelease']
/** The Studio compares counts with limits before it creates a release; this lake has none. */
const RELEASE_LIMITS = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 1000,
  orgActiveReleaseLimit: null,
}
/** Settings of one user of the Studio (list layouts and the like). */
const SETTINGS_PER_REQUEST_MAX = 100
const OWN_SETTINGS = 'user:'

/** Authors without a sign-in: the token, and the lake when it seeds, migrates or updates URLs. */
const SYSTEM_USERS: ReadonlyMap<string, LakeUser> = new Map([
  [TOKEN_USER.id, TOKEN_USER],
  ...Object.values(LAKE_AUTHORS).map(
    (id) => [id, { id, name: 'Content Lake', role: 'viewer' }] as const,
  ),
])

/** People sign in with a name; the Studio shows this below it. */
const NO_EMAIL = ''

const currentUser = ({ id, name, role }: LakeUser) => ({
  id,
  name,
  email: NO_EMAIL,
  provider: 'local',
  role,
  roles: [ROLE_DETAILS[role]],
})

/** A route with the same response for every caller. */
function fixed(pattern: RegExp, response: unknown, methods: readonly string[] = ['GET']): Route {
  return { methods, pattern, handle: ({ res }) => sendJson(res, response) }
}

export const accountRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    pattern: /^\/users\/me$/,
    handle: ({ res, caller }) => sendJson(res, currentUser(caller.user)),
  },
  {
    methods: ['GET', 'PUT'],
    pattern: /^\/users\/me\/keyvalue(?:\/([^/]*))?$/,
    async handle({ req, res, caller }, { dataset, limits }, [keys]) {
      const settings = settingsFor(caller.user, dataset)
      if (req.method === 'GET') {
        sendJson(res, settings.get((keys ?? '').split(',').slice(0, SETTINGS_PER_REQUEST_MAX)))
        return
      }
      const body = await readJson(req, {
        bytesMax: limits.settingsBytesMax,
        depthMax: limits.jsonDepthMax,
      })
      const entries = settingsOf(body)
      settings.set(entries)
      sendJson(res, entries)
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/users\/([^/]+)$/,
    handle({ res, caller }, { userById }, [list]) {
      const self = caller.user
      const ids = (list ?? '').split(',').slice(0, 100)
      const profiles = ids.flatMap((id) => {
        const user = id === self.id ? self : (SYSTEM_USERS.get(id) ?? userById(id))
        return user === null ? [] : [{ id: user.id, displayName: user.name, email: NO_EMAIL }]
      })
      if (ids.length > 1) return sendJson(res, profiles)
      const [profile] = profiles
      if (profile === undefined) throw new RequestError(404, `There is no user "${ids[0]}"`)
      sendJson(res, profile)
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/auth\/id$/,
    // Year 2100, in seconds: the session's lifetime is managed by the sign-in.
    handle: ({ res, caller }) => sendJson(res, { id: caller.user.id, expiry: 4_102_444_800 }),
  },
  fixed(/^\/auth\/providers$/, { providers: [], thirdPartyLogin: false, sso: { saml: false } }),
  {
    methods: ['POST'],
    pattern: /^\/auth\/sessions$/,
    /** Called by the website, which shows the sign-in form, limits attempts and sets the cookie. */
    async handle({ req, res, caller }, { limits, signIn }) {
      if (caller.kind !== 'token') {
        throw new RequestError(403, 'Only the website can start sessions')
      }
      const { name, key } = await readJsonObject(req, {
        bytesMax: limits.settingsBytesMax,
        depthMax: 2,
      })
      if (typeof name !== 'string' || typeof key !== 'string') {
        throw new RequestError(400, '`name` and `key` must be strings')
      }
      const secret = signIn(name, key)
      if (secret === null) throw new RequestError(422, 'The key is not valid')
      sendJson(res, { secret }, 201)
    },
  },
  {
    methods: ['POST'],
    pattern: /^\/auth\/logout$/,
    handle({ req, res }, { signOut }) {
      signOut(req, res)
      sendJson(res, { ok: true })
    },
  },
  // Requests of foreign origins were refused before by the origin policy.
  fixed(/^\/check\/cors$/, { result: { allowed: true, withCredentials: true } }),
  fixed(/^\/ping$/, {}),
  {
    methods: ['GET'],
    pattern: /^\/projects\/([^/]+)$/,
    handle({ res, caller }) {
      const { id, role } = caller.user
      const member = { id, role, roles: [ROLE_DETAILS[role]] }
      sendJson(res, {
        id: EMBEDDED_PROJECT,
        displayName: 'Local content',
        organizationId: null,
        members: [member],
        features: [],
        studioHost: null,
        metadata: {},
      })
    },
  },
  // The Studio requests it for a header that names the hosted lake's shard.
  fixed(/^\/data\/ping\/(?<dataset>[^/]+)$/, {}),
  fixed(/^\/projects\/[^/]+\/grants$/, {}),
  {
    methods: ['GET'],
    pattern: /^\/projects\/([^/]+)\/datasets$/,
    handle({ res, search }) {
      // The Studio requests `datasetProfile=comments` for add-on datasets; there are none.
      const own = { name: EMBEDDED_DATASET, aclMode: 'private', datasetProfile: 'content' }
      sendJson(res, search.has('datasetProfile') ? [] : [own])
    },
  },
  {
    methods: ['GET'],
    pattern: /^\/projects\/[^/]+\/datasets\/[^/]+\/acl$/,
    handle: ({ res, caller }) => sendJson(res, grantsOf(caller.user.role)),
  },
  fixed(/^\/projects\/[^/]+\/datasets\/[^/]+\/settings\/indexing$/, {
    partialIndexSettings: { maxFieldDepth: 0 },
  }),
  fixed(/^\/projects\/[^/]+\/roles$/, Object.values(ROLE_DETAILS)),
  fixed(/^\/projects\/[^/]+\/new-content-release-allowed$/, { data: RELEASE_LIMITS }),
  fixed(/^\/access\/requests\/me$/, []),
  fixed(/^\/features$/, FEATURES),
  fixed(/^\/subscriptions\/project\/[^/]+$/, {
    plan: { planTypeId: 'free' },
    features: {},
    // No number of days: the content of an archived release is never removed.
    featureTypes: { retention: { features: [{ attributes: {} }] } },
    resources: {},
  }),
  fixed(/^\/intake\/telemetry-status$/, { status: 'denied' }),
  fixed(/^\/intake\/batch$/, {}, ['POST']),
  fixed(/^\/journey\/announcements$/, []),
  fixed(/^\/journey\/.+$/, null),
  fixed(/^\/schedules\/.+$/, { schedules: [] }),
]

/** Each person's own; where there is none, that of an older version, which shared them. */
function settingsFor({ id }: LakeUser, { keyValue }: Pick<Dataset, 'keyValue'>): KeyValueStore {
  const prefix = `${OWN_SETTINGS}${id}/`
  return {
    get(keys) {
      const userSettings = new Map(
        keyValue.get(keys.map((key) => prefix + key)).map((one) => [one.key, one]),
      )
      const shared = new Map(
        keyValue
          .get(keys.filter((key) => !key.startsWith(OWN_SETTINGS)))
          .map((one) => [one.key, one]),
      )
      return keys.flatMap((key) => {
        const found = userSettings.get(prefix + key) ?? shared.get(key)
        return found ? [{ key, value: found.value }] : []
      })
    },
    set(entries) {
      const ownEntries = entries.map(({ key, value }) => ({ key: prefix + key, value }))
      keyValue.set(ownEntries, prefix)
    },
  }
}

function settingsOf(body: unknown): { key: string; value: unknown }[] {
  const entries: unknown[] = Array.isArray(body) ? body : []
  const read = entries.map((entry) => {
    const key = isRecord(entry) ? entry.key : undefined
    if (!isRecord(entry) || typeof key !== 'string') {
      throw new RequestError(400, 'Settings are expected as [{"key": string, "value": any}]')
    }
    return { key, value: entry.value ?? null }
  })
  if (read.length === 0 || read.length > SETTINGS_PER_REQUEST_MAX) {
    throw new RequestError(400, `Between 1 and ${SETTINGS_PER_REQUEST_MAX} settings are expected`)
  }
  return read
}
