import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { openLake } from '../../lake/lake.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { WITHOUT_USERS } from './withoutUsers.ts'

/**
 * A lake in a separate process, for tests that kill it or bound its memory: `node lakeProcess.ts
 * <data folder> <token> [limits as JSON]`. Prints its port as the only line of its output.
 */
const [dataDir, token, limits = '{}'] = process.argv.slice(2)
if (!dataDir || !token) {
  throw new Error('Usage: node lakeProcess.ts <data folder> <token> [limits as JSON]')
}

const server = createServer()
const { origin, port } = await listenOnLoopback(server)
const report = (event: string, fields?: unknown) => console.error(event, fields)
const lake = await openLake({
  ...WITHOUT_USERS,
  dataDir,
  token,
  limits: JSON.parse(limits),
  siteUrl: origin,
  log: { info: () => undefined, warn: report, error: report },
})
server.on('request', lake.handle)
console.log(port)
// A process that is killed would leave all modules for the next one to compile again.
flushCompileCache()
