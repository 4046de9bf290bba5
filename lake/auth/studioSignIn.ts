import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { LakeOptions } from '../lakeOptions.ts'
import { studioCookie } from './cookie.ts'
import { createDirectory, type PeopleDirectory } from './directory.ts'
import { openPeople, personId } from './people.ts'
import { createStudioSessions } from './sessions.ts'

interface SignInLog {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

interface StudioSignInOptions {
  /** The first administrator's key: the lake's token. */
  key: string
  dataDir: string
  /** Decides the cookie's name and whether it travels unencrypted. */
  siteUrl: string
  /** Milliseconds since 1970. */
  now(): number
  log: SignInLog
}

type SignInHooks = Required<
  Pick<
    LakeOptions,
    'authenticate' | 'authenticateKey' | 'signIn' | 'signOut' | 'userById' | 'onKeyEnded'
  >
>

/** Authentication of people in the lake: keys, sessions and their cookie. */
export function createStudioSignIn(options: StudioSignInOptions): SignInHooks & { close(): void } {
  const { key, dataDir, siteUrl, log, now } = options
  const cookie = studioCookie(siteUrl)
  const people = createDirectory(openPeople(dataDir, now), log)
  const file = join(dataDir, 'studio-sessions.json')
  const sessions = createStudioSessions({ key, people, now, log, file })
  return {
    userById: (id) => sessions.editorById(id),
    onKeyEnded: people.onKeyEnded,
    authenticate(req) {
      const secret = cookie.read(req)
      return secret === undefined ? null : sessions.editorOf(secret)
    },
    authenticateKey(candidate) {
      const person = people.byKey(candidate)
      return person ? sessions.editorById(person.id) : null
    },
    signIn: createSignIn(people, sessions, keyComparison(key), log),
    signOut(req, res) {
      const secret = cookie.read(req)
      if (secret !== undefined) sessions.end(secret)
      res.setHeader('Set-Cookie', cookie.clear())
    },
    close: people.close,
  }
}

function createSignIn(
  people: PeopleDirectory,
  sessions: ReturnType<typeof createStudioSessions>,
  isFirstKey: (candidate: string) => boolean,
  log: SignInLog,
): SignInHooks['signIn'] {
  return (name, candidate) => {
    // Both comparisons always run, so that the time of a refusal reveals nothing.
    const person = people.byKey(candidate)
    const isFirst = isFirstKey(candidate)
    // The first administrator's key cannot sign in under the name of a user with a key.
    const isTaken = people.byId(personId(name)) !== undefined
    if (!person && (!isFirst || isTaken)) return null
    const id = person?.id ?? personId(name)
    log.info('studio.session.started', { person: id, role: person?.role ?? 'administrator' })
    return sessions.begin(name, person)
  }
}

function keyComparison(key: string): (candidate: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(key)
  // Digests have one length, so the comparison reveals nothing about the key's.
  return (candidate) => timingSafeEqual(digest(candidate), expected)
}
