import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import type { HostedSourceConfig } from '../config/config.ts'
import { createContent } from './content.ts'
import { ContentUnavailableError } from './failures.ts'

let isUp: boolean
let server: Server
let apiHost: string
let dataDir: string

beforeEach(async () => {
  isUp = true
  server = createServer((_req, res) => {
    res.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
    res.end(JSON.stringify(isUp ? { result: 'stored', syncTags: ['s1:a'], ms: 1 } : {}))
  })
  apiHost = (await listenOnLoopback(server)).origin
  dataDir = await mkdtemp(join(tmpdir(), 'nsaa-content-'))
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(dataDir, { recursive: true })
})

async function read(differences: Partial<HostedSourceConfig>): Promise<unknown> {
  const content = createContent({
    source: {
      kind: 'hosted',
      projectId: 'abc12345',
      dataset: 'production',
      readToken: undefined,
      isPrivate: false,
      apiHost,
      ...differences,
    },
    dataDir,
    log: createLog({ write: () => undefined, format: 'json', now: () => new Date(0) }),
  })
  try {
    return (await content.reader.read('*[0]')).data
  } finally {
    content.stop()
  }
}

test('stored content is read during an outage of its own project and dataset only', async () => {
  expect(await read({})).toBe('stored')
  isUp = false
  expect(await read({})).toBe('stored')
  for (const other of [{ projectId: 'xyz98765' }, { dataset: 'staging' }]) {
    await read({})
    await expect(read(other), JSON.stringify(other)).rejects.toThrow(ContentUnavailableError)
  }
})
