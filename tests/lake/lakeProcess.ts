import { createServer } from 'node:http'
import { createLake } from '../../lake/lake.ts'

/**
 * A lake in a separate process, for tests that kill it or bound its memory: `node lakeProcess.ts
 * <data folder> [limits as JSON]`. Prints its port as the only line of its output.
 */
const [dataDir, limits = '{}'] = process.argv.slice(2)
if (!dataDir) throw new Error('Usage: node lakeProcess.ts <data folder> [limits as JSON]')

const server = createServer()
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No TCP address')
  const report = (event: string, fields?: unknown) => console.error(event, fields)
  const lake = createLake({
    dataDir,
    token: 'crash-token',
    limits: JSON.parse(limits),
    siteUrl: `http://127.0.0.1:${address.port}`,
    log: { info: () => undefined, warn: report, error: report },
  })
  server.on('request', lake.handle)
  lake.ready.then(() => console.log(address.port))
})
