import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Log } from '../../runtime/log.ts'
import { studioCookie } from './cookie.ts'
import { secretMatcher } from './secretMatcher.ts'
import { StudioSessions } from './sessions.ts'
import { createUserCache, type UserCache } from './userCache.ts'
import { openUserStore, userId } from './userStore.ts'

interface UserAuthenticationOptions {
  /** The first administrator's key: the lake's token. */
  key: string
  dataDir: string
  /** Decides the cookie's name and whether it travels unencrypted. */
  siteUrl: string
  /** Milliseconds since 1970. */
  date(): number
  log: Log
}

export type UserAuthentication = Omit<ReturnType<typeof createUserAuthentication>, 'close'>

/** Authentication of people in the lake: keys, sessions and their cookie. */
export function createUserAuthentication(options: UserAuthenticationOptions) {
  const { key, dataDir, siteUrl, log, date } = options
  const cookie = studioCookie(siteUrl)
  const users = createUserCache(openUserStore(dataDir, date), log)
  const file = join(dataDir, 'studio-sessions.json')
  const sessions = new StudioSessions({ key, users, date, log, file })
  return {
    /** A user who has ever signed in, for the author names in presence and history. */
    userById: (id: string) => sessions.userById(id),
    /** Calls back after users have changed: some may have lost their access. */
    onUsersChanged: users.onChange,
    /**
     * The signed-in editor of a request without a bearer token.
     * @param extendsSession whether the request postpones the end of its session, as a use of it
     */
    authenticate(req: IncomingMessage, extendsSession: boolean) {
      const secret = cookie.read(req)
      return secret === undefined ? null : sessions.userOfSession(secret, extendsSession)
    },
    /** The person whose key this is. */
    authenticateKey(candidate: string) {
      const user = users.byKey(candidate)
      return user ? sessions.userById(user.id) : null
    },
    signIn: createSignIn(users, sessions, secretMatcher(key), log),
    /** Ends the caller's session and clears its cookie; the lake then responds. */
    signOut(req: IncomingMessage, res: ServerResponse) {
      const secret = cookie.read(req)
      if (secret !== undefined) sessions.end(secret)
      res.setHeader('Set-Cookie', cookie.clear())
    },
    close: users.close,
  }
}

function createSignIn(
  users: UserCache,
  sessions: StudioSessions,
  isFirstKey: (candidate: string) => boolean,
  log: Log,
) {
  /** Starts a session. Returns its secret, or null if the key is not valid. */
  return (name: string, candidate: string) => {
    // Both comparisons always run, so that the time of a refusal reveals nothing.
    const user = users.byKey(candidate)
    const isFirst = isFirstKey(candidate)
    // The first administrator's key cannot sign in under the name of a user with a key.
    const isTaken = users.byId(userId(name)) !== undefined
    if (!user && (!isFirst || isTaken)) return null
    const id = user?.id ?? userId(name)
    log.info('studio.session.started', { user: id, role: user?.role ?? 'administrator' })
    return sessions.start(name, user)
  }
}
