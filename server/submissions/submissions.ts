import { join } from 'node:path'
import type { SubmissionService } from '../../app/services.ts'
import { ConfigError } from '../../lake/process/config.ts'
import type { Log } from '../../lake/process/log.ts'
import type { Backend } from '../../submissions/backends/backend.ts'
import { demoBackend } from '../../submissions/backends/demo.ts'
import { type EmailAccount, emailBackend } from '../../submissions/backends/email.ts'
import { subscribeBackend } from '../../submissions/backends/subscribe.ts'
import { systemClock } from '../../submissions/clock.ts'
import {
  forms,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../../submissions/definitions/forms.ts'
import { type AccessList, createAccessList } from '../../submissions/inbox/access.ts'
import { createInbox, type Inbox } from '../../submissions/inbox/inbox.ts'
import { createIntake } from '../../submissions/intake.ts'
import { startNotifications } from '../../submissions/notify.ts'
import { isTransientError, openLazyStore } from '../../submissions/store/lazyStore.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import type { Counts, SubmissionStore } from '../../submissions/store/store.ts'
import { startWorker, type WorkerOptions } from '../../submissions/worker.ts'
import type { SubmissionsConfig } from '../config/submissionsConfig.ts'
import { RateLimiter } from '../http/limits/rateLimiter.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** SQLite in the data folder, or the PostgreSQL that several instances share. */
export async function openSubmissionStore(
  { databaseUrl }: SubmissionsConfig,
  dataDir: string,
): Promise<SubmissionStore> {
  if (databaseUrl !== undefined) return openPostgresStore(databaseUrl)
  return openSqliteStore(submissionsFile(dataDir))
}

/**
 * The same for a server, which serves pages with or without a store: one that is unavailable is
 * opened later.
 * @throws if retrying would not help
 */
async function openServersStore(
  config: SubmissionsConfig,
  dataDir: string,
): Promise<SubmissionStore> {
  try {
    return await openSubmissionStore(config, dataDir)
  } catch (error) {
    if (isTransientError(error)) return openLazyStore(() => openSubmissionStore(config, dataDir))
    throw config.databaseUrl === undefined ? error : refusedDatabase(error)
  }
}

function refusedDatabase(error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  // PostgreSQL's own messages repeat names from the URL.
  const why: Record<string, string> = {
    '28P01': 'has a user or password that the database refuses',
    '28000': 'has a user that the database refuses',
    '3D000': 'names a database that is not there',
  }
  return new ConfigError([`DATABASE_URL ${why[code] ?? `can't be used (${code})`}`])
}

export function submissionsFile(dataDir: string): string {
  return join(dataDir, 'submissions', 'submissions.sqlite')
}

/** Only configured backends; submissions for the others are stored until one is configured. */
export function configuredBackends({
  subscribeOrigin,
  demoOrigin,
  email,
}: SubmissionsConfig): Backend[] {
  const { url, publicKey, privateKey, contact, vasDemo, contactToName, vasToName } = email
  const account: EmailAccount | undefined =
    publicKey === undefined ? undefined : { url, publicKey, privateKey }
  return [
    ...(subscribeOrigin === undefined ? [] : [subscribeBackend(subscribeOrigin)]),
    ...(demoOrigin === undefined ? [] : [demoBackend(demoOrigin)]),
    ...(account && contact
      ? [emailBackend(account, { ...contact, kind: 'contact', toName: contactToName })]
      : []),
    ...(account && vasDemo
      ? [emailBackend(account, { ...vasDemo, kind: 'vasDemo', toName: vasToName })]
      : []),
  ]
}

export interface Submissions {
  /** The app's access to submissions, for one client. */
  serviceFor(clientAddress: string): SubmissionService
  counts(): Promise<Counts>
  inbox: Inbox
  access: AccessList
  /** Kinds whose backend is configured. */
  deliverable: readonly SubmissionKind[]
  /** Titles of the forms without a configured backend. */
  unconfigured: readonly string[]
  checkWritable(): Promise<void>
  stop(): Promise<void>
}

/** Opens the store, starts the delivery worker, and returns the intake. */
export async function startSubmissions(
  config: SubmissionsConfig,
  dataDir: string,
  log: Log,
  siteUrl: string,
  onAttempt: NonNullable<WorkerOptions['onAttempt']> = () => undefined,
): Promise<Submissions> {
  const store = await openServersStore(config, dataDir)
  const backends = configuredBackends(config)
  const worker = startWorker({
    store,
    backends,
    clock: systemClock,
    log,
    onAttempt,
    retentionMs: config.retentionDays * DAY_MS,
  })
  const { notifyUrl } = config
  const notifications =
    notifyUrl === undefined
      ? undefined
      : startNotifications({ store, url: notifyUrl, siteUrl, clock: systemClock, log, fetch })
  const intake = createIntake(store, worker, systemClock)
  const limits = new RateLimiter(() => performance.now())
  const inbox = createInbox(store, systemClock.now, () => worker.nudge())
  return {
    serviceFor: (clientAddress) => ({
      async accept(request) {
        const retryAfterSeconds = limits.consume(clientAddress)
        if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds }
        const { id } = await intake.accept(request)
        return { outcome: 'accepted', id }
      },
    }),
    counts: () => store.counts(),
    inbox,
    access: createAccessList(store, systemClock.now),
    deliverable: backends.flatMap(({ kinds }) => kinds),
    unconfigured: unconfiguredForms(config),
    checkWritable: () => store.checkWritable(),
    async stop() {
      await Promise.all([worker.stop(), notifications?.stop()])
      await store.close()
    },
  }
}

/** The titles of the forms without a configured backend. */
export function unconfiguredForms(config: SubmissionsConfig): string[] {
  const deliverable = new Set(configuredBackends(config).flatMap(({ kinds }) => kinds))
  return SUBMISSION_KINDS.filter((kind) => !deliverable.has(kind)).map((kind) => forms[kind].title)
}

/**
 * Number of pending, parked and suspect submissions over all kinds; `unknown` are kinds of another
 * version.
 */
export function totals({ known, unknown }: Counts) {
  const sum = (kinds: Record<string, number>) =>
    Object.values(kinds).reduce((total, count) => total + count, 0)
  return {
    queued: sum(known.queued),
    parked: sum(known.parked),
    suspect: sum(known.suspect),
    delivered: sum(known.delivered),
    unknown,
  }
}
