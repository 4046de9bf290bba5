import { createHash } from 'node:crypto'
import type { Coding } from '../http/encoding.ts'
import { compress, decompress } from './codings.ts'

/** Name and value in turn, as `writeHead` takes them: nothing is looked up when it is sent. */
export type FlatHeaders = string[]

/** The bytes of one coding with everything that is sent beside them. */
export interface Form {
  etag: string
  body: Buffer
  headers: FlatHeaders
  /** Of the answer to who has these bytes already. */
  notModified: FlatHeaders
}

/** An answer as it was rendered. */
export interface Rendered {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** A packet's worth: below it compression saves no time on the wire. */
const COMPRESSED_BYTES_MIN = 1_024
/** What this holds beside the bytes: headers, tags, the objects themselves. */
const OVERHEAD_BYTES = 6_000
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml))/i
/** Sent with 304 as well (RFC 9110, section 15.4.5). */
const NOT_IN_304 = new Set(['content-type', 'content-length', 'content-encoding'])
type Name = Coding | 'identity'

/**
 * An answer as bytes that are ready to be sent in each coding. Compressed bytes come fast first
 * and are replaced by the smallest there are; each has a strong validator of its own (RFC 9110,
 * section 8.8.3). Once compressed, the plain bytes are let go: hardly anybody asks for them.
 */
export class FinishedPage {
  readonly status: number
  readonly compressible: boolean
  #plain: Buffer | undefined
  readonly #forms = new Map<Name, Form>()
  readonly #headers: Readonly<Record<string, string>>
  readonly #hash: string
  readonly #compressing = new Map<Coding, Promise<Form>>()

  /** @param headers of the answer, those that every answer has among them */
  constructor({ status, headers, body }: Rendered) {
    this.status = status
    this.#headers = headers
    this.#plain = body
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.compressible =
      body.byteLength >= COMPRESSED_BYTES_MIN && COMPRESSIBLE.test(headers['content-type'] ?? '')
    this.#forms.set('identity', this.#formOf('identity', body, this.#hash))
  }

  /** Whether the plain bytes of both are equal. */
  isSame(other: FinishedPage): boolean {
    return this.#hash === other.#hash
  }

  /** The form for a coding, if it is there without waiting. */
  ready(coding: Coding | undefined): Form | undefined {
    return this.#forms.get(this.compressible ? (coding ?? 'identity') : 'identity')
  }

  /** The form for a coding; compresses, fast, or unpacks when it is not there. */
  async form(coding: Coding | undefined): Promise<Form> {
    const ready = this.ready(coding)
    if (ready) return ready
    if (coding === undefined) return this.#formOf('identity', await this.#unpacked(), this.#hash)
    const running = this.#compressing.get(coding) ?? this.#compressFast(coding)
    return running
  }

  /** Makes the smallest bytes of every coding, off this thread. Takes a tenth of a second. */
  async perfect(): Promise<void> {
    const plain = this.#plain
    if (!this.compressible || !plain) return
    for (const coding of ['br', 'gzip'] as const) {
      const body = await compress(plain, coding, true)
      this.#forms.set(coding, this.#formOf(coding, body, `${this.#hash}-${coding}`))
    }
    this.#forms.delete('identity')
    this.#plain = undefined
  }

  /** What this takes in memory. */
  get bytes(): number {
    let sum = OVERHEAD_BYTES
    for (const { body } of this.#forms.values()) sum += body.byteLength
    return sum
  }

  async #compressFast(coding: Coding): Promise<Form> {
    const made = (async () => {
      const body = await compress(await this.#unpacked(), coding, false)
      const form = this.#formOf(coding, body, `${this.#hash}-${coding}-fast`)
      const better = this.#forms.get(coding)
      if (better) return better
      this.#forms.set(coding, form)
      return form
    })().finally(() => this.#compressing.delete(coding))
    this.#compressing.set(coding, made)
    return made
  }

  async #unpacked(): Promise<Buffer> {
    if (this.#plain) return this.#plain
    const packed = this.#forms.get('gzip')
    if (!packed) throw new Error('A finished page has neither plain nor compressed bytes')
    return decompress(packed.body)
  }

  #formOf(name: Name, body: Buffer, tag: string): Form {
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
