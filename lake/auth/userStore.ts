import { hash, randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { OWNER_ONLY } from '../../runtime/ownerOnly.ts'
import { atomically, BUSY_TIMEOUT_MS } from '../../runtime/sqlite.ts'
import { LakeStartError } from '../core/errors.ts'
import { openForOwner } from './openForOwner.ts'
import { ROLES, type Role } from './user.ts'

/** A user with a key of their own, or one whose key was revoked. */
export interface StudioUser {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Digest of the key; empty when it was revoked. */
  readonly keyDigest: string
  /** ISO 8601, UTC. */
  readonly addedAt: string
  readonly revokedAt: string | null
}

/** What an operator did, for the log of the lake. */
export type UserChange = v.InferOutput<typeof changeRow>

export type UserStore = ReturnType<typeof openUserStore>

/** The store refused a command; the message is a sentence for the operator. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

export const NAME_LENGTH = { min: 2, max: 60 }
const FILE = 'editors.sqlite'
const USERS_MAX = 500
/** 192 random bits: a fast digest of them cannot be reversed by guessing. */
const KEY_BYTES = 24
const SCHEMA_VERSION = 1

const SCHEMA = `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    key_digest TEXT NOT NULL,
    added_at TEXT NOT NULL,
    revoked_at TEXT
  ) STRICT;
  CREATE TABLE changes (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    action TEXT NOT NULL,
    person TEXT NOT NULL,
    role TEXT NOT NULL,
    is_logged INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  PRAGMA user_version = ${SCHEMA_VERSION};`

/** An unknown role has the fewest rights. */
const role = v.fallback(v.picklist(ROLES), 'viewer')
const userRow = v.object({
  id: v.string(),
  name: v.string(),
  role,
  key_digest: v.string(),
  added_at: v.string(),
  revoked_at: v.nullable(v.string()),
})
const changeRow = v.pipe(
  v.object({
    at: v.string(),
    action: v.picklist(['added', 'rotated', 'revoked']),
    person: v.string(),
    role,
  }),
  v.transform(({ person, ...change }) => ({ ...change, user: person })),
)

/**
 * The users of the embedded lake, in a small database of its own: the command line writes it while
 * the lake reads it.
 * @throws LakeStartError when the file cannot be used
 */
export function openUserStore(dataDir: string, date: () => number) {
  const database = openDatabase(join(dataDir, FILE))
  // Read with every request.
  const dataVersion = database.prepare('PRAGMA data_version')
  return {
    ...userCommands(database, date),
    /** By name, revoked ones included. */
    all: () => usersIn(database),
    /** Changes whenever another process has written. */
    version: () => Number(dataVersion.get()?.data_version ?? 0),
    /** Changes that no lake has logged yet; they count as logged from now on. */
    takeUnlogged: () => atomically(database, () => takeUnlogged(database)),
    /** How long a call waits, and blocks the process, while another process has locked the file. */
    setBusyTimeout: (ms: number) => database.exec(`PRAGMA busy_timeout = ${ms}`),
    close: () => database.close(),
  }
}

/** What the command line does to users. */
function userCommands(database: DatabaseSync, date: () => number) {
  const at = () => new Date(date()).toISOString()
  const write = (action: UserChange['action'], user: StudioUser) => {
    database
      .prepare('INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?)')
      .run(user.id, user.name, user.role, user.keyDigest, user.addedAt, user.revokedAt)
    database
      .prepare('INSERT INTO changes (at, action, person, role) VALUES (?, ?, ?, ?)')
      .run(at(), action, user.id, user.role)
  }
  return {
    /**
     * @returns the key, which is stored nowhere
     * @throws `UserError`
     */
    add: (name: string, addedRole: Role): string =>
      atomically(database, () => {
        const checked = checkedName(name)
        const users = usersIn(database)
        const existing = users.find(({ id }) => id === userId(checked))
        if (existing?.revokedAt === null) {
          throw new UserError(`${existing.name} already has a key. Use "rotate" to replace it.`)
        }
        if (!existing && users.length >= USERS_MAX) {
          throw new UserError(`The limit of ${USERS_MAX} people is reached.`)
        }
        const { key, keyDigest } = newKey()
        const user = { id: userId(checked), name: checked, role: addedRole, keyDigest }
        write('added', { ...user, addedAt: at(), revokedAt: null })
        return key
      }),
    /**
     * Replaces the key, and the role if one is given.
     * @returns the key
     * @throws `UserError`
     */
    rotate: (name: string, newRole: Role | undefined): string =>
      atomically(database, () => {
        const user = activeUser(database, name)
        const { key, keyDigest } = newKey()
        write('rotated', { ...user, keyDigest, role: newRole ?? user.role })
        return key
      }),
    /** @throws `UserError` */
    revoke: (name: string): void =>
      atomically(database, () => {
        // The row stays: it names the author of past changes, and no other key can take the name.
        const user = activeUser(database, name)
        write('revoked', { ...user, keyDigest: '', revokedAt: at() })
      }),
  }
}

/** @throws `UserError` if no person with a valid key has this name */
function activeUser(database: DatabaseSync, name: string): StudioUser {
  const user = usersIn(database).find(({ id }) => id === userId(name))
  if (!user) throw new UserError(`No person is called ${normalizeName(name)}.`)
  if (user.revokedAt !== null) throw new UserError(`${user.name}’s key is revoked already.`)
  return user
}

function takeUnlogged(database: DatabaseSync): UserChange[] {
  const rows = database.prepare('SELECT * FROM changes WHERE is_logged = 0 ORDER BY id').all()
  if (rows.length > 0) database.exec('UPDATE changes SET is_logged = 1 WHERE is_logged = 0')
  return rows.flatMap((row) => {
    const change = v.safeParse(changeRow, row)
    return change.success ? [change.output] : []
  })
}

/** Digest under which a key is stored. */
export function digestOfKey(key: string): string {
  return hash('sha256', `studio-key:${key}`)
}

/** A user has one id however the name is capitalized. */
export function userId(name: string): string {
  const text = normalizeName(name).toLocaleLowerCase('en')
  return `editor-${hash('sha256', text).slice(0, 12)}`
}

/** Without control and invisible characters, which could make one name look like another. */
export function normalizeName(name: string): string {
  return name.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
}

function checkedName(name: string): string {
  const normalized = normalizeName(name)
  const { min, max } = NAME_LENGTH
  if (normalized.length >= min && normalized.length <= max) return normalized
  throw new UserError(`A name must have ${min} to ${max} characters.`)
}

function newKey(): { key: string; keyDigest: string } {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return { key, keyDigest: digestOfKey(key) }
}

function usersIn(database: DatabaseSync): StudioUser[] {
  return database
    .prepare('SELECT * FROM people ORDER BY name COLLATE NOCASE')
    .all()
    .map((row) => {
      const { id, name, role, key_digest, added_at, revoked_at } = v.parse(userRow, row)
      return { id, name, role, keyDigest: key_digest, addedAt: added_at, revokedAt: revoked_at }
    })
}

function openDatabase(file: string): DatabaseSync {
  const database = openForOwner(file, () => {
    // Created with these permissions first: SQLite would create a file that other accounts can read.
    closeSync(openSync(file, 'a', OWNER_ONLY))
    return new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  })
  try {
    database.exec('PRAGMA synchronous = FULL')
    atomically(database, () => {
      const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
      if (version > SCHEMA_VERSION) {
        throw new LakeStartError(
          `${file} was written by a newer version. Run that version, or restore an older copy.`,
        )
      }
      if (version === 0) database.exec(SCHEMA)
    })
    return database
  } catch (error) {
    database.close()
    if (error instanceof LakeStartError) throw error
    throw new LakeStartError(
      `${file} cannot be read (${errorMessage(error)}). Restore a copy, or delete it and add the people again.`,
    )
  }
}
