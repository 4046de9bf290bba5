import { createServer } from 'node:http'
import { createLake } from '../../lake/lake.ts'

/**
 * A lake in a separate process, for tests that kill it: `node lakeProcess.ts <data folder>`. Prints
 * its port as the only line of its output.
 */
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Usage: node lakeProcess.ts <data folder>')

const server = createServer()
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No TCP address')
  const report = (event: string, fields?: unknown) => console.error(event, fields)
  const lake = createLake({
    dataDir,
    token: 'crash-token',
    siteUrl: `http://127.0.0.1:${address.port}`,
    log: { info: () => undefined, warn: report, error: report },
  })
  server.on('request', lake.handle)
  lake.ready.then(() => console.log(address.port))
})
