import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { LakeUser } from './user.ts'

interface SessionLog {
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
}

export interface StudioSessions {
  /** @returns the secret the editor's browser keeps; only its digest stays here */
  begin(name: string): string
  /** Who holds this secret; null when the session is unknown, was ended or has expired. */
  editorOf(secret: string): LakeUser | null
  end(secret: string): void
  /** Whoever has ever signed in, for the names in a document's history. */
  editorById(id: string): LakeUser | null
}

export interface StudioSessionOptions {
  /** Where sessions outlive a restart; readable by the owner of the process only. */
  file: string
  /** The key editors sign in with: when it changes, everybody signs in again. */
  key: string
  /** Milliseconds since 1970. */
  now(): number
  log: SessionLog
}

/** A session ends this long after its last request … */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000
/** … and in any case this long after the sign-in. */
export const SESSION_MS = 7 * 24 * 60 * 60 * 1000
/** The one unused for longest is ended for another one above this. */
export const SESSIONS_MAX = 200
const EDITORS_MAX = 1_000
/** Use is written down this often, so that reading does not mean writing. */
const SEEN_STEP_MS = 5 * 60 * 1000
const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

const session = v.object({ editor: v.string(), begunMs: v.number(), seenMs: v.number() })
const kept = v.object({
  keyDigest: v.string(),
  /** By the digest of the secret; the longest unused first. */
  sessions: v.array(v.tuple([v.string(), session])),
  /** By id. */
  editors: v.array(v.tuple([v.string(), v.string()])),
})
type Session = v.InferOutput<typeof session>

/** The sessions of the Studio's editors. They live in memory and in one small file. */
export function createStudioSessions(options: StudioSessionOptions): StudioSessions {
  const { file, now, log } = options
  const keyDigest = digest(`studio-sessions:${options.key}`)
  const found = readKept(file, log)
  const editors = new Map(found?.editors)
  const sessions = new Map(found?.keyDigest === keyDigest ? found.sessions : [])

  const keep = () => {
    const content = { keyDigest, sessions: [...sessions], editors: [...editors] }
    try {
      const draft = `${file}.new`
      writeFileSync(draft, JSON.stringify(content), { mode: OWNER_ONLY })
      renameSync(draft, file)
    } catch (error) {
      // Whoever is signed in stays so; only a restart would ask again.
      log.warn('studio.sessions.unsaved', { error })
    }
  }
  const isOver = ({ begunMs, seenMs }: Session) =>
    now() - begunMs >= SESSION_MS || now() - seenMs >= SESSION_IDLE_MS
  const forget = (key: string) => {
    if (sessions.delete(key)) keep()
  }
  const see = (key: string, current: Session) => {
    if (now() - current.seenMs < SEEN_STEP_MS) return
    sessions.delete(key)
    sessions.set(key, { ...current, seenMs: now() })
    keep()
  }
  const editorById = (id: string): LakeUser | null => {
    const name = editors.get(id)
    // There is one key so far, and it is the administrator's.
    return name === undefined ? null : { id, name, email: `${id}@localhost`, role: 'administrator' }
  }

  return {
    editorById,
    begin(name) {
      for (const [key, one] of sessions) if (isOver(one)) sessions.delete(key)
      dropOldest(sessions, SESSIONS_MAX - 1)
      const id = editorId(name)
      editors.delete(id)
      dropOldest(editors, EDITORS_MAX - 1)
      editors.set(id, name)
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      sessions.set(digest(secret), { editor: id, begunMs: now(), seenMs: now() })
      keep()
      return secret
    },
    editorOf(secret) {
      const key = digest(secret)
      const current = sessions.get(key)
      if (!current) return null
      if (isOver(current)) {
        forget(key)
        return null
      }
      see(key, current)
      return editorById(current.editor)
    },
    end: (secret) => forget(digest(secret)),
  }
}

/** People type their name now with and now without capitals; that makes them nobody else. */
function editorId(name: string): string {
  return `editor-${digest(name.toLocaleLowerCase('en')).slice(0, 12)}`
}

function dropOldest(entries: Map<string, unknown>, sizeMax: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= sizeMax) return
    entries.delete(key)
  }
}

function readKept(file: string, log: SessionLog): v.InferOutput<typeof kept> | undefined {
  try {
    return v.parse(kept, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log.warn('studio.sessions.unreadable', { error })
    return undefined
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
