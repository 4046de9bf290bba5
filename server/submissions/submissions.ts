import type { SubmissionService } from '../../app/services.ts'
import { systemClock } from '../../runtime/clock.ts'
import { ConfigError } from '../../runtime/config.ts'
import { errorCode } from '../../runtime/errorCode.ts'
import type { Log } from '../../runtime/log.ts'
import { unusableDatabaseMessage } from '../../runtime/storageErrors.ts'
import {
  configuredBackends,
  openSubmissionStore,
  submissionsFile,
} from '../../submissions/configuredBackends.ts'
import { createAccessList } from '../../submissions/inbox/accessList.ts'
import { Inbox } from '../../submissions/inbox/inbox.ts'
import { createIntake } from '../../submissions/intake.ts'
import { startNotifications } from '../../submissions/notify.ts'
import { openLazyStore } from '../../submissions/store/lazyStore.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import { isStoreOutage } from '../../submissions/store/storeOutage.ts'
import { startWorker, type WorkerOptions } from '../../submissions/worker.ts'
import type { Config } from '../config/config.ts'
import { createPostLimits } from './postLimits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type StoreConfig = Pick<Config, 'submissions' | 'dataDir'>

/**
 * Opens the store for a server, which serves pages with or without it: one that is unavailable is
 * opened later.
 * @throws if retrying would not help
 */
async function openStoreForServer({ submissions, dataDir }: StoreConfig): Promise<SubmissionStore> {
  const open = () => openSubmissionStore(submissions, dataDir, { isChecked: true })
  try {
    return await open()
  } catch (error) {
    if (isStoreOutage(error)) return openLazyStore(open)
    if (submissions.databaseUrl !== undefined) throw refusedDatabase(error)
    const unusable = unusableDatabaseMessage(error, submissionsFile(dataDir))
    throw unusable === undefined ? error : new ConfigError([unusable])
  }
}

function refusedDatabase(error: unknown): ConfigError {
  const code = errorCode(error) ?? 'unknown error'
  // PostgreSQL's own messages repeat names from the URL.
  const why: Record<string, string> = {
    '28P01': 'has a user or password that the database refuses',
    '28000': 'has a user that the database refuses',
    '3D000': 'names a database that is not there',
    '42501':
      'has a user that may not create tables in the database, or not use those that are there',
  }
  return new ConfigError([`DATABASE_URL ${why[code] ?? `can't be used (${code})`}`])
}

/** Opens the store, and starts the delivery of submissions and the notifications about them. */
export async function startSubmissions(
  { submissions: config, dataDir, siteUrl }: Config,
  log: Log,
  onAttempt: WorkerOptions['onAttempt'],
) {
  const store = await openStoreForServer({ submissions: config, dataDir })
  const backends = configuredBackends(config)
  const worker = startWorker({
    store,
    backends,
    clock: systemClock,
    log,
    ...(onAttempt && { onAttempt }),
    retentionMs: config.retentionDays * DAY_MS,
  })
  const notifications =
    config.notifyUrl === undefined
      ? undefined
      : startNotifications({
          store,
          url: config.notifyUrl,
          siteUrl,
          clock: systemClock,
          log,
          fetch,
        })
  const intake = createIntake(store, worker, systemClock)
  const consumePost = createPostLimits(systemClock)
  const inbox = new Inbox(store, systemClock.date, () => worker.wake())
  return {
    /** The app's access to submissions, for one client. */
    serviceFor: (clientKey: string): SubmissionService => ({
      async accept(request) {
        const retryAfterSeconds = consumePost(clientKey)
        if (retryAfterSeconds > 0) return { outcome: 'limited', retryAfterSeconds }
        await intake.accept(request)
        return { outcome: 'accepted' }
      },
    }),
    counts: () => store.counts(),
    inbox,
    access: createAccessList(store, systemClock.date),
    /** Kinds whose backend is configured. */
    deliverableKinds: backends.map(({ kind }) => kind),
    checkWritable: () => worker.checkWritable(),
    async stop() {
      await Promise.all([worker.stop(), notifications?.stop()])
      await store.close()
    },
  }
}
