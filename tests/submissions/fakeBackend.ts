import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../listenOnLoopback.ts'

/** The fake's responses in order; the last one is repeated. */
type Behaviour =
  | 'accept'
  | 'hang'
  | 'cut the connection'
  | 'redirect'
  | 'response without end'
  | 'stall in the body'
  | 'cut the connection in the body'
  | { status: number; retryAfter?: string; date?: string; text?: string }

interface ReceivedRequest {
  method: string
  path: string
  idempotencyKey: string
  body: unknown
  /** When it arrived, in milliseconds since 1970. */
  atMs: number
}

export interface FakeBackend {
  origin: string
  received: ReceivedRequest[]
  behave(...behaviours: Behaviour[]): void
  stop(): Promise<void>
}

/** A stand-in for an outside service, as a real HTTP server that fails on demand. */
export async function startFakeBackend(
  acceptText = '{}',
  date: () => number = Date.now,
): Promise<FakeBackend> {
  const received: ReceivedRequest[] = []
  let behaviours: Behaviour[] = ['accept']
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    if (body === null) return
    received.push(describeRequest(request, body, date()))
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0]
    respond(behaviour ?? 'accept', response, acceptText)
  })
  const { origin } = await listenOnLoopback(server)
  return {
    origin,
    received,
    behave(...next) {
      behaviours = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function describeRequest(request: IncomingMessage, body: string, atMs: number): ReceivedRequest {
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
    body: JSON.parse(body),
    atMs,
  }
}

function respond(behaviour: Behaviour, response: ServerResponse, acceptText: string) {
  if (behaviour === 'hang') return
  if (behaviour === 'cut the connection') {
    response.socket?.destroy()
    return
  }
  if (behaviour === 'redirect') {
    response.writeHead(307, { Location: '/elsewhere' }).end()
    return
  }
  if (behaviour === 'response without end') {
    response.writeHead(200)
    const pour = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), pour)
    }
    pour()
    return
  }
  if (behaviour === 'stall in the body' || behaviour === 'cut the connection in the body') {
    response.writeHead(200)
    const isCut = behaviour === 'cut the connection in the body'
    response.write('{', () => isCut && response.socket?.destroy())
    return
  }
  if (behaviour === 'accept') {
    response.writeHead(200).end(acceptText)
    return
  }
  const { status, retryAfter, date, text: body = 'no' } = behaviour
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  if (date !== undefined) response.setHeader('Date', date)
  response.writeHead(status).end(body)
}
