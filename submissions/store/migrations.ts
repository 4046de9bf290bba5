/**
 * The schema of both stores, as numbered steps. A released step is never changed, and only adds
 * (tables, indexes, columns with a default): after a rollback the older program works with the
 * newer schema, and ignores unknown steps. Names of columns and tables are released, too:
 * `patience_from_ms` is `retryWindowStartMs`, and `moments` are the slots of the rate limiter.
 */
export interface Migration {
  number: number
  sqlite: string
  postgres: string
}

export const MIGRATIONS: readonly Migration[] = [
  {
    // Stores older than the numbering have these tables already.
    number: 1,
    sqlite: `
      CREATE TABLE IF NOT EXISTS submissions (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        form TEXT NOT NULL,
        fields TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        state TEXT NOT NULL,
        reason TEXT,
        accepted_at_ms INTEGER NOT NULL,
        next_attempt_at_ms INTEGER NOT NULL,
        patience_from_ms INTEGER NOT NULL,
        attempt_count INTEGER NOT NULL DEFAULT 0,
        lease_token TEXT,
        leased_until_ms INTEGER NOT NULL DEFAULT 0,
        delivered_at_ms INTEGER
      ) STRICT;
      CREATE INDEX IF NOT EXISTS submissions_due ON submissions (state, next_attempt_at_ms);
      CREATE INDEX IF NOT EXISTS submissions_repeats ON submissions (fingerprint, accepted_at_ms);
      CREATE TABLE IF NOT EXISTS attempts (
        submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        started_at_ms INTEGER NOT NULL,
        duration_ms INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        reason TEXT NOT NULL,
        PRIMARY KEY (submission_id, number)
      ) STRICT;
      CREATE TABLE IF NOT EXISTS moments (
        name TEXT PRIMARY KEY, reserved_at_ms INTEGER NOT NULL
      ) STRICT;`,
    postgres: `
      CREATE TABLE IF NOT EXISTS submissions (
        id text PRIMARY KEY,
        kind text NOT NULL,
        form text NOT NULL,
        fields text NOT NULL,
        fingerprint text NOT NULL,
        state text NOT NULL,
        reason text,
        accepted_at_ms bigint NOT NULL,
        next_attempt_at_ms bigint NOT NULL,
        patience_from_ms bigint NOT NULL,
        attempt_count integer NOT NULL DEFAULT 0,
        lease_token text,
        leased_until_ms bigint NOT NULL DEFAULT 0,
        delivered_at_ms bigint
      );
      CREATE INDEX IF NOT EXISTS submissions_due ON submissions (state, next_attempt_at_ms);
      CREATE INDEX IF NOT EXISTS submissions_repeats ON submissions (fingerprint, accepted_at_ms);
      CREATE TABLE IF NOT EXISTS submission_attempts (
        submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
        number integer NOT NULL,
        started_at_ms bigint NOT NULL,
        duration_ms bigint NOT NULL,
        outcome text NOT NULL,
        reason text NOT NULL,
        PRIMARY KEY (submission_id, number)
      );
      CREATE TABLE IF NOT EXISTS submission_moments (
        name text PRIMARY KEY, reserved_at_ms bigint NOT NULL
      );`,
  },
  {
    // The inbox. `handling` is 'open' or 'handled'; delivered submissions count as handled.
    number: 2,
    sqlite: `
      ALTER TABLE submissions ADD COLUMN handling TEXT NOT NULL DEFAULT 'open';
      ALTER TABLE submissions ADD COLUMN handled_at_ms INTEGER;
      ALTER TABLE submissions ADD COLUMN handled_by TEXT;
      ALTER TABLE submissions ADD COLUMN assigned_to TEXT;
      ALTER TABLE submissions ADD COLUMN assigned_name TEXT;
      ALTER TABLE submissions ADD COLUMN search_text TEXT;
      ALTER TABLE submissions ADD COLUMN changed_at_ms INTEGER NOT NULL DEFAULT 0;
      UPDATE submissions SET handling = 'handled', handled_by = 'delivery',
        handled_at_ms = delivered_at_ms WHERE state = 'delivered';
      CREATE INDEX submissions_newest
        ON submissions (accepted_at_ms, id, kind, state, handling, assigned_to);
      CREATE INDEX submissions_handling ON submissions (handling, state, kind);
      CREATE INDEX submissions_changed ON submissions (changed_at_ms);
      CREATE TABLE submission_notes (
        id TEXT PRIMARY KEY,
        submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
        at_ms INTEGER NOT NULL,
        author_id TEXT NOT NULL,
        author_name TEXT NOT NULL,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX submission_notes_of ON submission_notes (submission_id, at_ms);
      CREATE TABLE inbox_people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        access TEXT NOT NULL,
        changed_at_ms INTEGER NOT NULL,
        changed_by TEXT NOT NULL
      ) STRICT;
      CREATE TABLE inbox_access_log (
        id INTEGER PRIMARY KEY,
        at_ms INTEGER NOT NULL,
        person_id TEXT NOT NULL,
        person_name TEXT NOT NULL,
        action TEXT NOT NULL,
        submission_id TEXT,
        detail TEXT NOT NULL
      ) STRICT;
      CREATE INDEX inbox_access_log_age ON inbox_access_log (at_ms);`,
    postgres: `
      ALTER TABLE submissions ADD COLUMN handling text NOT NULL DEFAULT 'open';
      ALTER TABLE submissions ADD COLUMN handled_at_ms bigint;
      ALTER TABLE submissions ADD COLUMN handled_by text;
      ALTER TABLE submissions ADD COLUMN assigned_to text;
      ALTER TABLE submissions ADD COLUMN assigned_name text;
      ALTER TABLE submissions ADD COLUMN search_text text;
      ALTER TABLE submissions ADD COLUMN changed_at_ms bigint NOT NULL DEFAULT 0;
      UPDATE submissions SET handling = 'handled', handled_by = 'delivery',
        handled_at_ms = delivered_at_ms WHERE state = 'delivered';
      CREATE INDEX submissions_newest
        ON submissions (accepted_at_ms, id, kind, state, handling, assigned_to);
      CREATE INDEX submissions_handling ON submissions (handling, state, kind);
      CREATE INDEX submissions_changed ON submissions (changed_at_ms);
      CREATE TABLE submission_notes (
        id text PRIMARY KEY,
        submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
        at_ms bigint NOT NULL,
        author_id text NOT NULL,
        author_name text NOT NULL,
        text text NOT NULL
      );
      CREATE INDEX submission_notes_of ON submission_notes (submission_id, at_ms);
      CREATE TABLE inbox_people (
        id text PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        access text NOT NULL,
        changed_at_ms bigint NOT NULL,
        changed_by text NOT NULL
      );
      CREATE TABLE inbox_access_log (
        id bigserial PRIMARY KEY,
        at_ms bigint NOT NULL,
        person_id text NOT NULL,
        person_name text NOT NULL,
        action text NOT NULL,
        submission_id text,
        detail text NOT NULL
      );
      CREATE INDEX inbox_access_log_age ON inbox_access_log (at_ms);`,
  },
  {
    // Notifications, and when a message was parked: other changes must not report it again.
    number: 3,
    sqlite: `
      ALTER TABLE submissions ADD COLUMN parked_at_ms INTEGER;
      UPDATE submissions SET parked_at_ms = changed_at_ms WHERE state = 'parked';
      CREATE TABLE submission_notifications (
        event TEXT PRIMARY KEY,
        reported_ms INTEGER NOT NULL,
        retry_at_ms INTEGER NOT NULL,
        attempts INTEGER NOT NULL
      ) STRICT;`,
    postgres: `
      ALTER TABLE submissions ADD COLUMN parked_at_ms bigint;
      UPDATE submissions SET parked_at_ms = changed_at_ms WHERE state = 'parked';
      CREATE TABLE submission_notifications (
        event text PRIMARY KEY,
        reported_ms bigint NOT NULL,
        retry_at_ms bigint NOT NULL,
        attempts bigint NOT NULL
      );`,
  },
  {
    // `attempted_ms` is the `sinceMs` of the notification to which the attempts belong. The index
    // serves the retention of handled messages.
    number: 4,
    sqlite: `
      ALTER TABLE submission_notifications ADD COLUMN attempted_ms INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX submissions_handled ON submissions (handling, handled_at_ms);`,
    postgres: `
      ALTER TABLE submission_notifications ADD COLUMN attempted_ms bigint NOT NULL DEFAULT 0;
      CREATE INDEX submissions_handled ON submissions (handling, handled_at_ms);`,
  },
  {
    // When a message became open again, or no longer suspect: it waits from then on.
    number: 5,
    sqlite: 'ALTER TABLE submissions ADD COLUMN opened_at_ms INTEGER;',
    postgres: 'ALTER TABLE submissions ADD COLUMN opened_at_ms bigint;',
  },
  {
    // The version of `search_text`; `updateSearchTexts` rewrites those of an earlier one.
    number: 6,
    sqlite: `
      ALTER TABLE submissions ADD COLUMN search_version INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX submissions_search_version ON submissions (search_version);`,
    postgres: `
      ALTER TABLE submissions ADD COLUMN search_version integer NOT NULL DEFAULT 0;
      CREATE INDEX submissions_search_version ON submissions (search_version);`,
  },
]

/** The table of applied steps; the same statement in both databases. */
export const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS submission_migrations (number INTEGER PRIMARY KEY)`

/** @returns the steps that a store lacks, in their order */
export function missingMigrations(applied: readonly unknown[]): readonly Migration[] {
  const numbers = new Set(applied.map(Number))
  return MIGRATIONS.filter(({ number }) => !numbers.has(number))
}
