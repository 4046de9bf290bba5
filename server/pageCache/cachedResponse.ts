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
 * requests them.
 */
export class CachedResponse {
  readonly status: number
  readonly compressible: boolean
  #identity: Buffer | undefined
  readonly #representations = new Map<RepresentationName, Representation>()
  readonly #headers: Readonly<Record<string, string>>
  readonly #hash: string
  readonly #compressing = new Map<Coding, Promise<Representation>>()

  /** @param headers of the response, including the baseline headers */
  constructor({ status, headers, body }: Rendered) {
    this.status = status
    this.#headers = headers
    this.#identity = body
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
    return this.#representations.get(this.compressible ? (coding ?? 'identity') : 'identity')
  }

  /** The representation of a coding; compresses fast, or decompresses, if it does not exist. */
  async representation(coding: Coding | undefined): Promise<Representation> {
    const ready = this.ready(coding)
    if (ready) return ready
    if (coding === undefined)
      return this.#represent('identity', await this.#decompressed(), this.#hash)
    return this.#compressing.get(coding) ?? this.#compressFast(coding)
  }

  /** Recompresses every coding at the best level, off this thread. */
  async recompress(): Promise<void> {
    const identity = this.#identity
    if (!this.compressible || !identity) return
    for (const coding of ['br', 'gzip'] as const) {
      const body = await compress(identity, coding, 'best')
      this.#representations.set(coding, this.#represent(coding, body, `${this.#hash}-${coding}`))
    }
    this.#representations.delete('identity')
    this.#identity = undefined
  }

  /** Approximate size in memory. */
  get bytes(): number {
    let sum = OVERHEAD_BYTES
    for (const { body } of this.#representations.values()) sum += body.byteLength
    return sum
  }

  async #compressFast(coding: Coding): Promise<Representation> {
    const pending = (async () => {
      const body = await compress(await this.#decompressed(), coding, 'fast')
      const representation = this.#represent(coding, body, `${this.#hash}-${coding}-fast`)
      const better = this.#representations.get(coding)
      if (better) return better
      this.#representations.set(coding, representation)
      return representation
    })().finally(() => this.#compressing.delete(coding))
    this.#compressing.set(coding, pending)
    return pending
  }

  async #decompressed(): Promise<Buffer> {
    if (this.#identity) return this.#identity
    const compressed = this.#representations.get('gzip')
    if (!compressed) throw new Error('A cached response has neither identity nor compressed bytes')
    return promisify(gunzip)(compressed.body)
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
