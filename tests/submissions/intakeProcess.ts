/**
 * A process that accepts submissions over HTTP and delivers them, for tests that kill it: the real
 * store, intake and worker behind a minimal server. Arguments: store address, backend origin, lease
 * in milliseconds (as in production if absent).
 */
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { systemClock } from '../../runtime/clock.ts'
import { subscribeBackend } from '../../submissions/backends/origin.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { createIntake } from '../../submissions/intake.ts'
import { openPostgresStore } from '../../submissions/store/postgres.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import { startWorker } from '../../submissions/worker.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

const bodySchema = v.object({ id: v.pipe(v.string(), v.uuid()), email: v.string() })

const [, , address = '', backendOrigin = '', leaseMs] = process.argv
const store = address.startsWith('postgres:')
  ? await openPostgresStore(address)
  : openSqliteStore(address)
const worker = startWorker({
  store,
  backends: [subscribeBackend(backendOrigin)],
  clock: systemClock,
  log: { info() {}, warn() {} },
  ...(leaseMs !== undefined && { leaseMs: Number(leaseMs) }),
  retentionMs: Number.MAX_SAFE_INTEGER,
})
const intake = createIntake(store, worker, systemClock)

const server = createServer(async (request, response) => {
  try {
    const { id, email } = v.parse(bodySchema, await json(request))
    const content = newsletter.contentOf({ email })
    await intake.accept({ form: 'newsletter', page: '/', content, id, suspect: false })
    response.writeHead(204).end()
  } catch {
    response.writeHead(503).end()
  }
})
const { port } = await listenOnLoopback(server)
process.stdout.write(`${port}\n`)
// A process that is killed would leave all modules for the next one to compile again.
flushCompileCache()
