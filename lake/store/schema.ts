import type { DatabaseSync } from 'node:sqlite'
import { LakeStartError } from '../core/errors.ts'

/**
 * Steps from one schema version to the next; the file's version is the number of applied steps.
 * Append only: files of every earlier version must be migrated.
 */
const migrations: readonly string[] = [
  `CREATE TABLE documents (id TEXT PRIMARY KEY, json TEXT NOT NULL);
   CREATE TABLE transactions (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL,
     timestamp TEXT NOT NULL,
     author TEXT NOT NULL,
     mutations TEXT NOT NULL
   );
   CREATE INDEX transactions_id ON transactions (id);
   CREATE TABLE revisions (
     document_id TEXT NOT NULL,
     sequence INTEGER NOT NULL,
     action TEXT NOT NULL,
     size INTEGER NOT NULL,
     is_base INTEGER NOT NULL DEFAULT 0,
     after TEXT,
     PRIMARY KEY (document_id, sequence)
   ) WITHOUT ROWID;
   CREATE INDEX revisions_sequence ON revisions (sequence, size);
   CREATE TABLE key_value (key TEXT PRIMARY KEY, value TEXT NOT NULL);`,
]

/**
 * Migrates a database to the current schema.
 * @throws if it was written by a newer version
 */
export function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  if (version > migrations.length) {
    throw new LakeStartError(
      `The lake's database has schema version ${version}, but this version supports only ${migrations.length}. Run the newer version, or restore an older copy of the data.`,
    )
  }
  for (const [at, migration] of migrations.entries()) {
    if (at < version) continue
    database.exec(`BEGIN; ${migration} PRAGMA user_version = ${at + 1}; COMMIT;`)
  }
}
