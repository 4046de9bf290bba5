import type { Log } from '../../runtime/log.ts'
import { digestOfKey, type StudioUser, type UserStore } from './userStore.ts'

export type UserCache = ReturnType<typeof createUserCache>

const EVENTS = {
  added: 'studio.user.added',
  rotated: 'studio.user.rotated',
  revoked: 'studio.user.revoked',
} as const

/** How soon an open stream ends after its user was revoked. Requests see a change immediately. */
const POLL_MS = 250
/** A waiting call blocks the event loop, and the supervisor ends a lake that blocks for seconds. */
const BUSY_TIMEOUT_MS = 50

/** The users of the lake in memory, as the command line last left them. */
export function createUserCache(store: UserStore, log: Pick<Log, 'info' | 'error'>) {
  const listeners = new Set<() => void>()
  const currentUsers = cacheUsers(store, log, () => {
    for (const listener of listeners) listener()
  })
  const timer = setInterval(currentUsers, POLL_MS)
  timer.unref()
  return {
    /** Revoked users included. */
    byId: (id: string) => currentUsers().get(id),
    /** The user whose key this is. */
    byKey(key: string) {
      // The time reveals at most the digest of a random key, as with the digests of sessions.
      const digest = digestOfKey(key)
      return [...currentUsers().values()].find(({ keyDigest }) => keyDigest === digest)
    },
    /** Calls back after users have changed. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      clearInterval(timer)
      store.close()
    },
  }
}

/**
 * Also logs the changes that the command line made.
 * @returns a function that reads the users again if they have changed
 */
function cacheUsers(
  store: UserStore,
  log: Pick<Log, 'info' | 'error'>,
  onChange: () => void,
): () => ReadonlyMap<string, StudioUser> {
  let users = new Map<string, StudioUser>()
  let version: number | undefined
  let isUnlogged = false
  let failing = false

  const load = () => {
    const found = store.version()
    if (found !== version) {
      users = new Map(store.all().map((user) => [user.id, user]))
      version = found
      isUnlogged = true
      onChange()
    }
    if (!isUnlogged) return
    for (const { action, user, role, at } of store.takeUnlogged()) {
      log.info(EVENTS[action], { user, role, at })
    }
    // Log entries that could not be read are read again.
    isUnlogged = false
  }

  load()
  store.setBusyTimeout(BUSY_TIMEOUT_MS)
  return () => {
    try {
      load()
      failing = false
    } catch (error) {
      // A disk that fails for a moment, or a lock, must not sign every user out.
      if (!failing) log.error('studio.users.read.failed', { error })
      failing = true
    }
    return users
  }
}
