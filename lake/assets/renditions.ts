import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { deleteStaleTemporaryFiles } from '../../runtime/temporaryFiles.ts'
import { writeFileAtomically } from '../../runtime/writeFileAtomically.ts'
import { QueueFullError } from './imageQueue.ts'

/**
 * A file counts as at least this many bytes: a tiny one, too, needs a block and an entry on the disk,
 * and time at the next start. Anyone can request millions of different ones.
 */
export const SIZE_MIN_BYTES = 16 * 1024

interface RenditionCacheOptions {
  readonly dir: string
  readonly bytesMax: number
  /** Receives disk errors; they never fail a read. */
  readonly onError: (error: unknown) => void
}

interface Computation {
  readonly bytes: Promise<Buffer>
  readonly readers: (() => boolean)[]
}

/**
 * Disk cache of computed bytes (renditions of images, compressed SVGs), bounded in total bytes,
 * least recently used evicted first. Losing it costs time, never data. The folder is created and
 * scanned in the background.
 */
export class RenditionCache {
  readonly #options: RenditionCacheOptions
  readonly #pending = new Map<string, Computation>()
  /** Sizes in bytes, by name. */
  readonly #files: LRUCache<string, number>
  readonly #opened: Promise<void>
  /** Of evicted files. */
  readonly #removals: Promise<void>[] = []

  constructor(options: RenditionCacheOptions) {
    const { dir, bytesMax, onError } = options
    this.#options = options
    this.#files = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: (sizeBytes) => Math.max(SIZE_MIN_BYTES, sizeBytes),
      dispose: (_sizeBytes, name, reason) => {
        if (reason === 'evict') this.#removals.push(rm(join(dir, name), { force: true }))
      },
    })
    this.#opened = scan(dir)
      .then((found) => {
        for (const [name, sizeBytes] of found) this.#files.set(name, sizeBytes)
        return Promise.all(this.#removals.splice(0))
      })
      .then(() => undefined)
      .catch(onError)
  }

  sizeBytes(): number {
    return this.#files.calculatedSize
  }

  /**
   * Returns the cached bytes, or computes and stores them; one computation per key.
   * @param compute its parameter returns whether any reader still waits for the bytes
   * @param isWaiting whether this reader still waits
   */
  async get(
    key: string,
    compute: (isWanted: () => boolean) => Promise<Buffer>,
    isWaiting: () => boolean = () => true,
  ): Promise<Buffer> {
    const name = hash('sha256', key)
    const running = this.#pending.get(name)
    if (running) {
      running.readers.push(isWaiting)
      return running.bytes.catch((error: unknown) => {
        // The other reader's place in the queue was lost; this one takes its own.
        if (!(error instanceof QueueFullError) || !isWaiting()) throw error
        return this.get(key, compute, isWaiting)
      })
    }
    const readers = [isWaiting]
    const isWanted = () => readers.some((isReaderWaiting) => isReaderWaiting())
    const bytes = this.#loadOrCompute(name, () => compute(isWanted))
    this.#pending.set(name, { bytes, readers })
    try {
      return await bytes
    } finally {
      this.#pending.delete(name)
    }
  }

  async #loadOrCompute(name: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    await this.#opened
    const cached = await this.#load(name)
    if (cached) return cached
    const bytes = await compute()
    await this.#store(name, bytes).catch(this.#options.onError)
    return bytes
  }

  async #load(name: string): Promise<Buffer | null> {
    const sizeBytes = this.#files.get(name)
    if (sizeBytes === undefined) return null
    const file = join(this.#options.dir, name)
    const bytes = await readFile(file).catch(() => null)
    if (bytes?.length !== sizeBytes) {
      this.#files.delete(name)
      return null
    }
    // The time of last use is the file's mtime, so that it survives a restart.
    const now = new Date()
    void utimes(file, now, now).catch(() => undefined)
    return bytes
  }

  async #store(name: string, bytes: Buffer): Promise<void> {
    const { dir, bytesMax } = this.#options
    if (bytes.length > bytesMax) return
    await writeFileAtomically(join(dir, name), bytes)
    this.#files.set(name, bytes.length)
    await Promise.all(this.#removals.splice(0))
  }
}

/** The files of an earlier process, oldest use first. */
async function scan(dir: string): Promise<[name: string, sizeBytes: number][]> {
  await mkdir(dir, { recursive: true })
  deleteStaleTemporaryFiles(dir, Date.now())
  const found: { name: string; sizeBytes: number; usedMs: number }[] = []
  for (const name of await readdir(dir)) {
    if (!/^[a-f0-9]{64}$/.test(name)) continue
    const info = await stat(join(dir, name)).catch(() => null)
    if (info) found.push({ name, sizeBytes: info.size, usedMs: info.mtimeMs })
  }
  found.sort((one, other) => one.usedMs - other.usedMs)
  return found.map(({ name, sizeBytes }) => [name, sizeBytes])
}
