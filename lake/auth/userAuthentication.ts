import { join } from 'node:path'
import type { Log } from '../../runtime/log.ts'
import type { LakeOptions } from '../lakeOptions.ts'
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

type AuthenticationHooks = Pick<
  LakeOptions,
  'authenticate' | 'authenticateKey' | 'signIn' | 'signOut' | 'userById' | 'onKeyRevoked'
>

/** Authentication of people in the lake: keys, sessions and their cookie. */
export function createUserAuthentication(
  options: UserAuthenticationOptions,
): AuthenticationHooks & { close(): void } {
  const { key, dataDir, siteUrl, log, date } = options
  const cookie = studioCookie(siteUrl)
  const users = createUserCache(openUserStore(dataDir, date), log)
  const file = join(dataDir, 'studio-sessions.json')
  const sessions = new StudioSessions({ key, users, date, log, file })
  return {
    userById: (id) => sessions.userById(id),
    onKeyRevoked: users.onKeyRevoked,
    authenticate(req, extendsSession) {
      const secret = cookie.read(req)
      return secret === undefined ? null : sessions.userOfSession(secret, extendsSession)
    },
    authenticateKey(candidate) {
      const user = users.byKey(candidate)
      return user ? sessions.userById(user.id) : null
    },
    signIn: createSignIn(users, sessions, secretMatcher(key), log),
    signOut(req, res) {
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
): AuthenticationHooks['signIn'] {
  return (name, candidate) => {
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
