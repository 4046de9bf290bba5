import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Coding, compress } from '../../runtime/contentCoding.ts'

/** A representation: the bytes of one coding and their headers. */
export interface Representation {
  etag: string
  body: Buffer
  /** Names and values in turn, as `writeHead` takes them, so that sending needs no lookup. */
  headers: string[]
  /** Headers of a 304 for these bytes. */
  notModified: string[]
}

/** A response as it was rendered. */
export interface Rendered {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** About one packet: below this size compression saves no time. */
const COMPRESSED_BYTES_MIN = 1_024
/** Approximate memory for headers, tags and the objects themselves. */
const OVERHEAD_BYTES = 6_000
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml))/i
/** All other headers are sent with a 304 too (RFC 9110, section 15.4.5). */
const NOT_IN_304 = new Set(['content-type', 'content-length', 'content-encoding'])
type RepresentationName = Coding | 'identity'

/**
 * A cached response with its representations, ready to be sent. Each coding is compressed fast
 * first and replaced by the best compression later; each representation has a strong validator (RFC
 * 9110, section 8.8.3). The identity bytes are dropped once compressed, because almost no client
 * requests them; responses that send them at the same time share one copy.
 */
export class CachedResponse {
  readonly status: number
  readonly compressible: boolean
  #decompressed: WeakRef<Buffer> | undefined
  readonly #representations = new Map<RepresentationName, Representation>()
  readonly #headers: Readonly<Record<string, string>>
  readonly #hash: string
  readonly #pending = new Map<RepresentationName, Promise<Representation>>()

  /** @param headers of the response, including the baseline headers */
  constructor({ status, headers, body }: Rendered) {
    this.status = status
    this.#headers = headers
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.compressible =
      body.byteLength >= COMPRESSED_BYTES_MIN && COMPRESSIBLE.test(headers['content-type'] ?? '')
    this.#representations.set('identity', this.#represent('identity', body, this.#hash))
  }

  /** Whether both have the same identity bytes. */
  isSame(other: CachedResponse): boolean {
    return this.#hash === other.#hash
  }

  /** The representation of a coding, if it exists already. */
  ready(coding: Coding | undefined): Representation | undefined {
    const name = this.#nameOf(coding)
    const body = name === 'identity' ? this.#decompressed?.deref() : undefined
    return body ? this.#represent(name, body, this.#hash) : this.#representations.get(name)
  }

  /** The representation of a coding; compresses fast, or decompresses, if it does not exist. */
  async representation(coding: Coding | undefined): Promise<Representation> {
    const ready = this.ready(coding)
    if (ready) return ready
    const name = this.#nameOf(coding)
    const pending = this.#pending.get(name)
    if (pending) return pending
    const creating = name === 'identity' ? this.#decompress() : this.#compressFast(name)
    this.#pending.set(name, creating)
    return creating.finally(() => this.#pending.delete(name))
  }

  /** Recompresses every coding at the best level, off this thread. */
  async recompress(): Promise<void> {
    const identity = this.#representations.get('identity')?.body
    if (!this.compressible || !identity) return
    for (const coding of ['br', 'gzip'] as const) {
      const body = await compress(identity, coding, 'best')
      this.#representations.set(coding, this.#represent(coding, body, `${this.#hash}-${coding}`))
    }
    this.#representations.delete('identity')
  }

  /** Approximate size in memory. */
  get bytes(): number {
    let sum = OVERHEAD_BYTES
    for (const { body } of this.#representations.values()) sum += body.byteLength
    return sum
  }

  #nameOf(coding: Coding | undefined): RepresentationName {
    return this.compressible ? (coding ?? 'identity') : 'identity'
  }

  async #compressFast(coding: Coding): Promise<Representation> {
    const identity = await this.representation(undefined)
    const body = await compress(identity.body, coding, 'fast')
    const better = this.#representations.get(coding)
    if (better) return better
    const representation = this.#represent(coding, body, `${this.#hash}-${coding}-fast`)
    this.#representations.set(coding, representation)
    return representation
  }

  async #decompress(): Promise<Representation> {
    const compressed = this.#representations.get('gzip')
    if (!compressed) throw new Error('A cached response has neither identity nor compressed bytes')
    const body: Buffer = await promisify(gunzip)(compressed.body)
    this.#decompressed = new WeakRef(body)
    return this.#represent('identity', body, this.#hash)
  }

  #represent(name: RepresentationName, body: Buffer, tag: string): Representation {
    const etag = `"${tag}"`
    const headers = Object.entries({
      ...this.#headers,
      ...(this.compressible && { vary: 'Accept-Encoding' }),
      ...(name !== 'identity' && { 'content-encoding': name }),
      'content-length': String(body.byteLength),
      etag,
    })
    return {
      etag,
      body,
      headers: headers.flat(),
      notModified: headers.filter(([header]) => !NOT_IN_304.has(header)).flat(),
    }
  }
}
