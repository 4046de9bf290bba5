import { connect, type Socket } from 'node:net'

/** One request as sent on the wire. */
export interface WireRequest {
  /** The fuzzer's name for it, by which failures are counted. */
  kind: string
  method: string
  target: string
  headers: readonly (readonly [string, string])[]
  body?: Buffer
}

export interface WireResponse {
  status: number
  /** The response head as received, in lower case. */
  head: string
}

export interface WireOptions {
  port: number
  connections: number
  /** Number of pipelined requests on one connection. */
  pipelineDepth: number
  onResponse(request: WireRequest, response: WireResponse): void
  /**
   * The connection ended without a response, or timed out, also when the request was sent alone.
   */
  onNoResponse(request: WireRequest, why: string): void
}

const RESPONSE_TIMEOUT_MS = 120_000

/**
 * Sends requests over a few connections, pipelined, which is several times as fast as waiting for
 * each. Requests without a response at a connection's end are sent again, first alone.
 */
export async function sendAll(
  requests: Iterator<WireRequest>,
  options: WireOptions,
): Promise<void> {
  await Promise.all(Array.from({ length: options.connections }, () => work(requests, options)))
}

async function work(requests: Iterator<WireRequest>, options: WireOptions): Promise<void> {
  let line: Line | undefined
  for (;;) {
    let waiting = take(requests, options.pipelineDepth)
    if (waiting.length === 0) break
    let isAlone = false
    while (waiting.length > 0) {
      const isFresh = line === undefined || line.ended
      if (isFresh) line = new Line(options.port)
      const sent: WireRequest[] = isAlone ? waiting.slice(0, 1) : waiting
      const { responses, why } = await (line ?? new Line(options.port)).exchange(sent)
      for (const [index, response] of responses.entries()) {
        const request = sent[index]
        if (request) options.onResponse(request, response)
      }
      waiting = waiting.slice(responses.length)
      const [first] = waiting
      if (responses.length > 0 || !first) isAlone = false
      else if (isAlone && isFresh) {
        options.onNoResponse(first, why)
        waiting = waiting.slice(1)
        isAlone = false
      } else isAlone = true
      if (responses.length < sent.length) line?.end()
    }
  }
  line?.end()
}

function take(requests: Iterator<WireRequest>, count: number): WireRequest[] {
  const taken: WireRequest[] = []
  while (taken.length < count) {
    const { value, done } = requests.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

export function serialize({ method, target, headers, body }: WireRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const length = body ? `Content-Length: ${body.length}\r\n` : ''
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}${length}\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}

/** One connection. */
class Line {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #onChange: () => void = () => undefined
  #end: string | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (bytes) => {
      this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
      this.#onChange()
    })
    this.#socket.on('error', (error) => this.#ended(error.message))
    this.#socket.on('close', () => this.#ended('the connection was closed'))
  }

  get ended(): boolean {
    return this.#end !== undefined
  }

  end(): void {
    this.#ended('ended here')
    this.#socket.destroy()
  }

  #ended(why: string): void {
    this.#end ??= why
    this.#onChange()
  }

  /** Sends all, and collects responses in order until all have arrived or the connection ends. */
  exchange(requests: readonly WireRequest[]): Promise<{ responses: WireResponse[]; why: string }> {
    const responses: WireResponse[] = []
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#ended('no answer in time'), RESPONSE_TIMEOUT_MS)
      this.#onChange = () => {
        for (
          let request = requests[responses.length];
          request;
          request = requests[responses.length]
        ) {
          const response = this.#takeResponse(request.method)
          if (!response) break
          responses.push(response)
        }
        if (responses.length < requests.length && this.#end === undefined) return
        clearTimeout(timer)
        this.#onChange = () => undefined
        resolve({ responses, why: this.#end ?? '' })
      }
      this.#socket.write(Buffer.concat(requests.map(serialize)))
      this.#onChange()
    })
  }

  #takeResponse(method: string): WireResponse | undefined {
    const bytes = this.#received
    const headEnd = bytes.indexOf('\r\n\r\n')
    if (headEnd < 0) return undefined
    const head = bytes.toString('latin1', 0, headEnd).toLowerCase()
    const status = Number(head.slice(9, 12))
    const bodyEnd = endOfBody(bytes, headEnd + 4, { head, status, method })
    if (bodyEnd === undefined) return undefined
    this.#received = bytes.subarray(bodyEnd)
    return status < 200 ? this.#takeResponse(method) : { status, head }
  }
}

/** @returns where the body ends, undefined if it is not complete */
function endOfBody(
  bytes: Buffer,
  from: number,
  { head, status, method }: { head: string; status: number; method: string },
): number | undefined {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return from
  if (!/\r\ntransfer-encoding: chunked/.test(head)) {
    const end = from + Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
    return end <= bytes.length ? end : undefined
  }
  for (let at = from; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > bytes.length) return undefined
    if (size === 0) return at
  }
}
