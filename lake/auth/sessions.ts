import { hash, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { errorCode } from '../../runtime/errorCode.ts'
import type { Log } from '../../runtime/log.ts'
import { OWNER_ONLY } from '../../runtime/ownerOnly.ts'
import type { LakeUser } from './user.ts'
import type { UserCache } from './userCache.ts'
import { type StudioUser, userId } from './userStore.ts'

interface StudioSessionOptions {
  /** File that stores the sessions; readable by the process owner only. */
  file: string
  /** The first administrator's key, which is the lake's token. */
  key: string
  /** Users with keys of their own. */
  users: Pick<UserCache, 'byId'>
  /** Milliseconds since 1970. */
  date(): number
  log: Pick<Log, 'warn'>
}

/** A session ends this long after its last request … */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
/** … and in any case this long after the sign-in. */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1000
/** Above this, the least recently used session is ended. */
export const SESSIONS_MAX = 200
const EDITORS_MAX = 1_000
/** The last use is saved at most this often, so that not every request writes the file. */
const LAST_SEEN_STEP_MS = 5 * 60 * 1000
const SECRET_BYTES = 32

const session = v.object({
  editor: v.string(),
  begunMs: v.number(),
  seenMs: v.number(),
  /** Digest of the key it was started with: another key ends the session. */
  key: v.optional(v.string()),
})
const sessionsFile = v.object({
  /**
   * Key digest of versions with one shared key. Always empty now, so that such a version, which
   * would treat every session as an administrator's, accepts none.
   */
  keyDigest: v.string(),
  /** By the digest of the secret; the longest unused first. */
  sessions: v.array(v.tuple([v.string(), session])),
  /** By id. */
  editors: v.array(v.tuple([v.string(), v.string()])),
})
type Session = v.InferOutput<typeof session> & { key: string }

/** The sessions of the Studio's editors. They live in memory and in one small file. */
export class StudioSessions {
  readonly #options: StudioSessionOptions
  readonly #keyDigest: string
  readonly #editors: Map<string, string>
  /** By the digest of the secret. */
  readonly #sessions: Map<string, Session>
  /** Whether the file lacks a change, because it could not be written. */
  #isUnsaved = false

  constructor(options: StudioSessionOptions) {
    this.#options = options
    this.#keyDigest = digest(`studio-sessions:${options.key}`)
    const found = readSessions(options.file, options.log)
    this.#editors = new Map(found?.editors)
    this.#sessions = new Map(
      found?.sessions.map(([secret, one]) => [secret, { ...one, key: one.key ?? found.keyDigest }]),
    )
  }

  /**
   * @param user whose key was typed; without one the name is the first administrator's
   * @returns the secret for the editor's cookie; only its digest is stored here
   */
  start(name: string, user?: StudioUser): string {
    for (const [key, one] of this.#sessions) if (this.#isOver(one)) this.#sessions.delete(key)
    dropOldest(this.#sessions, SESSIONS_MAX - 1)
    const id = user?.id ?? userId(name)
    this.#editors.delete(id)
    dropOldest(this.#editors, EDITORS_MAX - 1)
    this.#editors.set(id, user?.name ?? name)
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const now = this.#options.date()
    const key = user?.keyDigest ?? this.#keyDigest
    this.#sessions.set(digest(secret), { editor: id, begunMs: now, seenMs: now, key })
    this.#save()
    return secret
  }

  /**
   * The user of this secret; null if the session is unknown, was ended or has expired.
   * @param extendsSession whether this postpones the end of an idle session
   */
  userOfSession(secret: string, extendsSession = true): LakeUser | null {
    if (this.#isUnsaved) this.#save()
    const key = digest(secret)
    const current = this.#sessions.get(key)
    if (!current) return null
    if (this.#isOver(current) || !this.#isKeyCurrent(current)) {
      this.#forget(key)
      return null
    }
    if (extendsSession) this.#touch(key, current)
    return this.userById(current.editor)
  }

  end(secret: string): void {
    this.#forget(digest(secret))
  }

  /** A user who has ever signed in, for the names in a document's history. */
  userById(id: string): LakeUser | null {
    const user = this.#options.users.byId(id)
    if (user) return { id, name: user.name, role: user.role }
    const name = this.#editors.get(id)
    return name === undefined ? null : { id, name, role: 'administrator' }
  }

  #isOver({ begunMs, seenMs }: Session): boolean {
    const now = this.#options.date()
    return now - begunMs >= SESSION_MS || now - seenMs >= SESSION_IDLE_MS
  }

  #isKeyCurrent({ editor, key }: Session): boolean {
    const current = this.#options.users.byId(editor)?.keyDigest ?? this.#keyDigest
    return key !== '' && key === current
  }

  #touch(key: string, current: Session): void {
    const now = this.#options.date()
    if (now - current.seenMs < LAST_SEEN_STEP_MS) return
    this.#sessions.delete(key)
    this.#sessions.set(key, { ...current, seenMs: now })
    this.#save()
  }

  #forget(key: string): void {
    if (this.#sessions.delete(key)) this.#save()
  }

  #save(): void {
    const { file, log } = this.#options
    const content = { keyDigest: '', sessions: [...this.#sessions], editors: [...this.#editors] }
    try {
      const temporary = `${file}.new`
      writeFileSync(temporary, JSON.stringify(content), { mode: OWNER_ONLY })
      renameSync(temporary, file)
      this.#isUnsaved = false
    } catch (error) {
      // A restart would end new sessions and restore ended ones, so it is saved again later.
      if (!this.#isUnsaved) log.warn('studio.sessions.save.failed', { error })
      this.#isUnsaved = true
    }
  }
}

function dropOldest(entries: Map<string, unknown>, sizeMax: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= sizeMax) return
    entries.delete(key)
  }
}

function readSessions(
  file: string,
  log: Pick<Log, 'warn'>,
): v.InferOutput<typeof sessionsFile> | undefined {
  try {
    return v.parse(sessionsFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') log.warn('studio.sessions.unreadable', { error })
    return undefined
  }
}

function digest(text: string): string {
  return hash('sha256', text)
}
