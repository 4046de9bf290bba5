import { Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plainRequest.ts'

export interface FrontDoorOptions {
  /** @returns the whole answer as it goes over the wire, or nothing when somebody else has to make it */
  answer(request: PlainRequest): Buffer | undefined
  limits: {
    /** From the connection to its first byte. */
    headersTimeoutMs: number
    /** A connection between two requests. */
    keepAliveTimeoutMs: number
    /** From the request to the last byte of its answer, however slowly it is read. */
    answerTimeoutMs: number
    requestsPerConnectionMax: number
  }
}

/**
 * An HTTP server with a door in front: connections that ask for nothing but finished pages, one
 * plain request after the other, are answered without Node's HTTP, which takes more time to take a
 * request and write headers than the answer itself takes. At the first request of any other kind,
 * incomplete ones included, the connection goes to Node's HTTP with that request and stays there.
 * See docs/decisions/0021-front-door.md
 */
export class FrontDoorServer extends Server {
  readonly #handOver: (this: Server, socket: Socket) => void
  readonly #inFront = new Set<Socket>()
  #options: FrontDoorOptions | undefined

  constructor(options: ServerOptions) {
    super(options)
    const [handOver, ...others] = this.listeners('connection')
    if (!handOver || others.length > 0) throw new Error('Node’s HTTP takes connections otherwise')
    this.removeAllListeners('connection')
    this.#handOver = (socket) => Reflect.apply(handOver, this, [socket])
    this.on('connection', (socket: Socket) => this.#greet(socket))
  }

  /** From now on; until then every connection is Node's. */
  openFrontDoor(options: FrontDoorOptions): void {
    this.#options = options
  }

  /** From now on every request is for Node's HTTP. */
  closeFrontDoor(): void {
    this.#options = undefined
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections()
    for (const socket of this.#inFront) if (socket.writableLength === 0) socket.destroy()
  }

  override closeAllConnections(): void {
    super.closeAllConnections()
    for (const socket of this.#inFront) socket.destroy()
  }

  #greet(socket: Socket): void {
    const options = this.#options
    if (options === undefined) {
      this.#handOver(socket)
      return
    }
    this.#inFront.add(socket)
    const visit = new Visit(socket, options, {
      isOpen: () => this.#options !== undefined,
      leave: (rest) => {
        this.#inFront.delete(socket)
        if (rest.byteLength > 0) socket.unshift(rest)
        this.#handOver(socket)
      },
    })
    socket.once('close', () => {
      this.#inFront.delete(socket)
      visit.end()
    })
  }
}

interface Way {
  isOpen(): boolean
  /** To Node's HTTP, with what has not been answered. */
  leave(rest: Buffer): void
}

/** One connection while it is in front. */
class Visit {
  readonly #socket: Socket
  readonly #options: FrontDoorOptions
  readonly #way: Way
  #answered = 0
  #slowReader: NodeJS.Timeout | undefined

  constructor(socket: Socket, options: FrontDoorOptions, way: Way) {
    this.#socket = socket
    this.#options = options
    this.#way = way
    socket.setTimeout(options.limits.headersTimeoutMs)
    socket.on('data', this.#onData)
    socket.on('end', this.#onEnd)
    socket.on('timeout', this.#onFault)
    socket.on('error', this.#onFault)
  }

  end(): void {
    clearTimeout(this.#slowReader)
  }

  readonly #onData = (chunk: Buffer) => {
    const { limits, answer } = this.#options
    const text = chunk.toString('latin1')
    let at = 0
    while (at < text.length) {
      // What is not read is not made: a client that only asks fills no memory.
      const mayAnswer =
        this.#way.isOpen() &&
        this.#answered < limits.requestsPerConnectionMax &&
        !this.#socket.writableNeedDrain
      const request = mayAnswer ? readPlainRequest(text, at) : undefined
      const bytes = request && answer(request)
      if (!request || !bytes) {
        this.#leave(chunk.subarray(at))
        return
      }
      if (this.#answered === 0) this.#socket.setTimeout(limits.keepAliveTimeoutMs)
      this.#answered += 1
      this.#socket.write(bytes)
      at = request.end
    }
    if (this.#socket.writableNeedDrain) this.#awaitReader()
  }

  /** Nothing more is read before the client has read; it has bounded time for that. */
  #awaitReader(): void {
    const socket = this.#socket
    socket.pause()
    this.#slowReader = setTimeout(() => socket.destroy(), this.#options.limits.answerTimeoutMs)
    socket.once('drain', () => {
      clearTimeout(this.#slowReader)
      socket.resume()
    })
  }

  #leave(rest: Buffer): void {
    const socket = this.#socket
    socket.off('data', this.#onData)
    socket.off('end', this.#onEnd)
    socket.off('timeout', this.#onFault)
    socket.off('error', this.#onFault)
    socket.setTimeout(0)
    this.#way.leave(rest)
  }

  readonly #onEnd = () => this.#socket.end()
  readonly #onFault = () => this.#socket.destroy()
}
