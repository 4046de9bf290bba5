import { timingSafeEqual } from 'node:crypto'
import { digestOfKey, type PeopleStore, type Person } from './people.ts'

interface DirectoryLog {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

/** The people of the lake in memory, as the command line last left them. */
export interface PeopleDirectory {
  /** Revoked people included. */
  byId(id: string): Person | undefined
  /** The person whose key this is; takes the same time for every key. */
  byKey(key: string): Person | undefined
  /** Calls back with the id of a person whose earlier key has ended. */
  onKeyEnded(listener: (id: string) => void): () => void
  close(): void
}

const EVENTS = {
  added: 'studio.people.added',
  rotated: 'studio.people.rotated',
  revoked: 'studio.people.revoked',
} as const

/** How soon an open stream ends after its person was revoked. Requests see a change immediately. */
const POLL_MS = 250

/** Reads the store again whenever another process has changed it. */
export function createDirectory(store: PeopleStore, log: DirectoryLog): PeopleDirectory {
  const listeners = new Set<(id: string) => void>()
  let people = new Map<string, Person>()
  let version: number | undefined
  let failing = false

  const load = () => {
    const found = store.version()
    if (found === version) return
    const before = people
    people = new Map(store.all().map((person) => [person.id, person]))
    const ended = [...people.values()].filter(
      ({ id, keyDigest }) => before.get(id)?.keyDigest !== keyDigest,
    )
    for (const { id } of ended) for (const listener of listeners) listener(id)
    for (const { action, person, role, at } of store.takeUnlogged()) {
      log.info(EVENTS[action], { person, role, at })
    }
    // Last, so that a change that could not be taken for the log is tried again.
    version = found
  }
  const refresh = () => {
    try {
      load()
      failing = false
    } catch (error) {
      // A disk that fails for a moment must not sign every person out.
      if (!failing) log.error('studio.people.unreadable', { error })
      failing = true
    }
  }

  load()
  const timer = setInterval(refresh, POLL_MS)
  timer.unref()
  return {
    byId(id) {
      refresh()
      return people.get(id)
    },
    byKey(key) {
      refresh()
      const given = Buffer.from(digestOfKey(key))
      let found: Person | undefined
      for (const person of people.values()) {
        const expected = Buffer.from(person.keyDigest.padEnd(given.length).slice(0, given.length))
        if (timingSafeEqual(given, expected)) found = person
      }
      return found
    },
    onKeyEnded(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      clearInterval(timer)
      store.close()
    },
  }
}
