import * as v from 'valibot'
import { integer } from '../store/columns.ts'
import type { SqlValue, SubmissionStore } from '../store/store.ts'
import type { Person } from './apiSchemas.ts'

/**
 * - `administrator`: has access by the role in the Content Lake
 * - `granted`: was given access by an administrator
 * - `requested`: asked for access
 * - `none`: never requested, or revoked
 */
export type Access = (typeof ACCESSES)[number]
const ACCESSES = ['administrator', 'granted', 'requested', 'none'] as const

export const mayRead = (access: Access) => access === 'administrator' || access === 'granted'

export type KnownPerson = v.InferOutput<typeof personSchema>

/** An audit entry: who did what, and the message concerned. */
export type AccessEntry = v.InferOutput<typeof entrySchema>

const PEOPLE_MAX = 200
const LOG_RETENTION_MS = 365 * 24 * 60 * 60 * 1000

export type AccessList = ReturnType<typeof createAccessList>

/** Who may read messages, and an audit log of who has read what. */
export function createAccessList(store: SubmissionStore, date: () => number) {
  const query = (sql: string, ...values: SqlValue[]) => store.query(sql, values)
  return {
    async people(): Promise<KnownPerson[]> {
      const { rows } = await query(`SELECT * FROM inbox_people ORDER BY name LIMIT ${PEOPLE_MAX}`)
      return rows.map((row) => v.parse(personSchema, row))
    },
    async accessOf(personId: string): Promise<Access> {
      const { rows } = await query('SELECT * FROM inbox_people WHERE id = ?', personId)
      const [person] = rows.map((row) => v.parse(personSchema, row))
      return person?.access ?? 'none'
    },
    /** @returns false if the list is full */
    async setAccess(
      { id, name, email }: Person & { email: string },
      access: Access,
      by: string,
    ): Promise<boolean> {
      const { changes } = await query(
        `INSERT INTO inbox_people (id, name, email, access, changed_at_ms, changed_by)
         SELECT ?, ?, ?, ?, CAST(? AS bigint), ? WHERE (SELECT count(*) FROM inbox_people) < ${PEOPLE_MAX}
           OR EXISTS (SELECT 1 FROM inbox_people WHERE id = ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email,
           access = excluded.access, changed_at_ms = excluded.changed_at_ms,
           changed_by = excluded.changed_by`,
        id,
        name,
        email,
        access,
        date(),
        by,
        id,
      )
      return changes > 0
    },
    async record(entry: Omit<AccessEntry, 'atMs'>): Promise<void> {
      const { personId, personName, action, submissionId, detail } = entry
      const atMs = date()
      await query(
        `INSERT INTO inbox_access_log (at_ms, person_id, person_name, action, submission_id, detail)
         VALUES (?, ?, ?, ?, ?, ?)`,
        atMs,
        personId,
        personName,
        action,
        submissionId,
        detail,
      )
      await query('DELETE FROM inbox_access_log WHERE at_ms < ?', atMs - LOG_RETENTION_MS)
    },
    /** The newest entries. */
    async entries(limit: number): Promise<AccessEntry[]> {
      const { rows } = await query('SELECT * FROM inbox_access_log ORDER BY id DESC LIMIT ?', limit)
      return rows.map((row) => v.parse(entrySchema, row))
    },
  }
}

const personSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    access: v.fallback(v.picklist(ACCESSES), 'none'),
    changed_by: v.string(),
  }),
  v.transform(({ changed_by, ...person }) => ({ ...person, changedBy: changed_by })),
)

const entrySchema = v.pipe(
  v.object({
    at_ms: integer,
    person_id: v.string(),
    person_name: v.string(),
    action: v.string(),
    submission_id: v.nullable(v.string()),
    detail: v.string(),
  }),
  v.transform((row) => ({
    atMs: row.at_ms,
    personId: row.person_id,
    personName: row.person_name,
    action: row.action,
    submissionId: row.submission_id,
    /** Never contains what a visitor wrote; may name a member of staff. */
    detail: row.detail,
  })),
)
