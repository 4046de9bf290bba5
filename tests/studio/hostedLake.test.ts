import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hostedClientFactory } from '../../studio/lake/hostedLake.ts'
import { loadSettings } from '../../studio/settings.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

const project = { lake: 'hosted', projectId: 'abc12345', dataset: 'staging' } as const
const silent = { prepare: async () => undefined, track: () => undefined }

describe('the Studio’s client on the hosted lake', () => {
  test('is Sanity’s own: project in the host name, assets at the project’s address', () => {
    const client = hostedClientFactory(project, silent)({ ...project, apiVersion: '2025-02-19' })
    expect(client.getUrl('/users/me')).toBe('https://abc12345.api.sanity.io/v2025-02-19/users/me')
    expect(client.getDataUrl('actions')).toBe('/data/actions/staging')
    const global = client.withConfig({ useProjectHostname: false })
    expect(global.getUrl('/projects')).toBe('https://api.sanity.io/v2025-02-19/projects')
  })

  test('uses another host if one is set, also in derived clients', () => {
    const apiHost = 'https://lake.example.org/api'
    const client = hostedClientFactory(
      { ...project, apiHost },
      silent,
    )({
      ...project,
      apiVersion: '2025-02-19',
    })
    expect(client.getUrl('/users/me')).toBe(`${apiHost}/v2025-02-19/users/me`)
    expect(client.withConfig({ perspective: 'raw' }).getUrl('/x')).toBe(`${apiHost}/v2025-02-19/x`)
  })
})

describe('signing out', () => {
  const signOut = async (preview: () => Promise<Response>) => {
    const requested: string[] = []
    const client = hostedClientFactory(project, silent, async (input, init) => {
      requested.push(`${init?.method ?? 'GET'} ${input}`)
      return input.startsWith('/preview/') ? preview() : Response.json({ ok: true })
    })({ ...project, apiVersion: '2025-02-19', token: 'a-token' })
    const response = await client.request({ url: '/auth/logout', method: 'POST' })
    return { requested, response }
  }

  test('ends the preview of drafts on this site too', async () => {
    const { requested } = await signOut(async () => new Response(null))
    expect(requested).toEqual([
      'GET /preview/disable',
      'POST https://abc12345.api.sanity.io/v2025-02-19/auth/logout',
    ])
  })

  test('succeeds although this site does not respond', async () => {
    const { response } = await signOut(() => Promise.reject(new TypeError('fetch failed')))
    expect(response).toEqual({ ok: true })
  })
})

describe('publishing through it', () => {
  let server: Server
  let apiHost: string
  let asked: string[]
  beforeEach(async () => {
    asked = []
    server = createServer((req: IncomingMessage, res) => {
      asked.push(`${req.method} ${req.url?.split('?')[0]}`)
      res.setHeader('content-type', 'application/json')
      res.end('{"transactionId":"tx1"}')
    })
    apiHost = (await listenOnLoopback(server)).origin
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  test('returns after its transaction is live, with the whole response', async () => {
    const steps: string[] = []
    const client = hostedClientFactory(
      { ...project, apiHost },
      {
        prepare: async ({ id }) => void steps.push(`prepare ${id}`),
        track: ({ id }, revision) => void steps.push(`follow ${id} ${revision}`),
      },
    )({ ...project, apiVersion: '2025-02-19', token: 'a-token', useCdn: false })
    const response = await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'a',
      draftId: 'drafts.a',
    })
    expect(response).toMatchObject({ transactionId: 'tx1' })
    expect(asked).toEqual(['POST /v2025-02-19/data/actions/staging'])
    expect(steps).toEqual(['prepare a', 'follow a tx1'])
  })
})

describe('the settings of the Studio', () => {
  const answering =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status })

  test('are accepted as they are', async () => {
    expect(await loadSettings('/studio/settings.json', answering(project))).toEqual(project)
    expect(await loadSettings('/x', answering({ lake: 'embedded' }))).toEqual({ lake: 'embedded' })
  })

  test.each([[{}], [{ lake: 'hosted' }], [null], [{ lake: 'else' }]])('reject %j', async (body) => {
    await expect(loadSettings('/x', answering(body))).rejects.toThrow(
      'did not return the Studio’s settings',
    )
  })

  test('cannot be loaded while the website responds with 503', async () => {
    await expect(loadSettings('/x', answering(project, 503))).rejects.toThrow('503')
  })
})
