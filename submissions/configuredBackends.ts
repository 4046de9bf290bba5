import { join } from 'node:path'
import type { Backend } from './backends/backend.ts'
import { emailBackend } from './backends/email.ts'
import { demoBackend, subscribeBackend } from './backends/origin.ts'
import type { SubmissionsConfig } from './config.ts'
import { openPostgresStore } from './store/postgres.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { SubmissionStore } from './store/store.ts'

/**
 * SQLite in the data folder, or the PostgreSQL that several instances share.
 * @param options of `openSqliteStore`
 */
export async function openSubmissionStore(
  { databaseUrl }: SubmissionsConfig,
  dataDir: string,
  options?: Parameters<typeof openSqliteStore>[1],
): Promise<SubmissionStore> {
  if (databaseUrl !== undefined) return openPostgresStore(databaseUrl)
  return openSqliteStore(submissionsFile(dataDir), options)
}

export function submissionsFile(dataDir: string): string {
  return join(dataDir, 'submissions', 'submissions.sqlite')
}

/** Only configured backends; submissions for the others are stored until one is configured. */
export function configuredBackends({
  subscribeOrigin,
  demoOrigin,
  emails,
}: SubmissionsConfig): Backend[] {
  return [
    ...(subscribeOrigin === undefined ? [] : [subscribeBackend(subscribeOrigin)]),
    ...(demoOrigin === undefined ? [] : [demoBackend(demoOrigin)]),
    ...emails.map(({ account, template }) => emailBackend(account, template)),
  ]
}
