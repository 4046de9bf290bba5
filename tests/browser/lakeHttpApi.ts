import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { LAKE_TOKEN, type Site } from '../site/startSite.ts'

/** Makes a site's embedded lake available like Sanity's API: on another origin. */
export interface CrossOriginLake {
  /** The value of `SANITY_API_HOST`. */
  apiHost: string
  /** Requested methods and paths, without CORS preflights. */
  asked: string[]
  stop(): Promise<void>
}

/**
 * Lets a browser on another origin use a site's lake: responds to its CORS requests, and vouches
 * for it with the lake's key as the session at Sanity would.
 * @param members of the project, by token: who asks for `users/me` with another token is refused
 */
export async function proxyLakeForOtherOrigin(
  site: Site,
  members: ReadonlyMap<string, object> = new Map(),
): Promise<CrossOriginLake> {
  const asked: string[] = []
  const { hostname, port } = new URL(site.origin)
  const server = createServer((req, res) => {
    const cors = corsHeaders(req)
    if (req.method === 'OPTIONS') {
      res.writeHead(204, cors).end()
      return
    }
    asked.push(`${req.method} ${req.url?.split('?')[0]}`)
    const send = (status: number, body: object) =>
      res
        .writeHead(status, { ...cors, 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    const path = req.url?.split('?')[0] ?? ''
    // Sanity's API has this endpoint, and an embedded lake lacks it.
    if (path.endsWith('/user-applications')) {
      send(200, [])
      return
    }
    const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1]
    if (token !== undefined && path.endsWith('/users/me')) {
      const member = members.get(token)
      if (member) send(200, member)
      else send(401, { statusCode: 401, error: 'Unauthorized' })
      return
    }
    const headers = { ...req.headers, authorization: `Bearer ${LAKE_TOKEN}` }
    for (const name of ['origin', 'referer', 'cookie', 'sec-fetch-site']) {
      Reflect.deleteProperty(headers, name)
    }
    const onward = request(
      { hostname, port, path: req.url, method: req.method, headers },
      (response) => pass(response, res, cors),
    )
    onward.on('error', () => res.destroy())
    res.on('close', () => onward.destroy())
    req.pipe(onward)
  })
  const { origin } = await listenOnLoopback(server)
  return {
    apiHost: `${origin}/lake`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(response: IncomingMessage, res: ServerResponse, cors: Record<string, string>) {
  res.writeHead(response.statusCode ?? 502, { ...response.headers, ...cors })
  response.pipe(res)
}

function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': '*',
  }
}
