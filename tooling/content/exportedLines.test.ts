import { createServer } from 'node:http'
import { createClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { exportedLines } from './exportedLines.ts'

describe('exportedLines', () => {
  test('requests the export from another API host with project and token, and skips system documents', async () => {
    const requests: unknown[] = []
    const server = createServer((req, res) => {
      const { authorization, 'x-sanity-project-id': project } = req.headers
      requests.push({ url: req.url, authorization, project })
      res.end('{"_id":"a"}\n{"_id":"_.groups.editor"}\n{"_id":"_.releases.r1"}\n')
    })
    const { origin } = await listenOnLoopback(server)
    const client = createClient({
      projectId: 'abc12345',
      dataset: 'staging',
      apiHost: origin,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      token: 'a-token',
      useCdn: false,
    })
    const lines: string[] = []
    for await (const line of exportedLines(client)) lines.push(line)
    expect(lines).toEqual(['{"_id":"a"}', '{"_id":"_.releases.r1"}'])
    expect(requests).toEqual([
      {
        url: '/v2025-02-19/data/export/staging',
        authorization: 'Bearer a-token',
        project: 'abc12345',
      },
    ])
    server.closeAllConnections()
    server.close()
  })
})
