import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from './files.ts'

/**
 * Disk cache of computed bytes (renditions of images, compressed SVGs), bounded in total bytes,
 * least recently used evicted first. Losing it costs time, never data.
 */
export interface RenditionCache {
  /** Returns the cached bytes, or computes and stores them; one computation per key. */
  get(key: string, compute: () => Promise<Buffer>): Promise<Buffer>
  readonly sizeBytes: () => number
}

interface Entry {
  sizeBytes: number
}

/**
 * A cache in `dir`, which is created and scanned in the background. `onError` receives disk errors;
 * they never fail a read.
 */
export function createRenditionCache(options: {
  readonly dir: string
  readonly bytesMax: number
  readonly onError: (error: unknown) => void
}): RenditionCache {
  const { dir, bytesMax, onError } = options
  // Insertion order is order of use: the first key is the least recently used.
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<Buffer>>()
  let total = 0
  const opened = scan(dir)
    .then((found) => {
      for (const [name, entry] of found) {
        entries.set(name, entry)
        total += entry.sizeBytes
      }
    })
    .catch(onError)

  const touch = (name: string, entry: Entry) => {
    entries.delete(name)
    entries.set(name, entry)
  }
  const evict = async () => {
    for (const [name, entry] of entries) {
      if (total <= bytesMax) return
      entries.delete(name)
      total -= entry.sizeBytes
      await rm(join(dir, name), { force: true })
    }
  }
  const store = async (name: string, bytes: Buffer) => {
    if (bytes.length > bytesMax) return
    await writeFileAtomically(join(dir, name), bytes)
    total += bytes.length - (entries.get(name)?.sizeBytes ?? 0)
    touch(name, { sizeBytes: bytes.length })
    await evict()
  }
  const load = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) return null
    const bytes = await readFile(join(dir, name)).catch(() => null)
    if (bytes?.length !== entry.sizeBytes) {
      entries.delete(name)
      total -= entry.sizeBytes
      return null
    }
    touch(name, entry)
    // The time of last use is the file's mtime, so that it survives a restart.
    const now = new Date()
    void utimes(join(dir, name), now, now).catch(() => undefined)
    return bytes
  }

  return {
    sizeBytes: () => total,
    async get(key, compute) {
      const name = createHash('sha256').update(key).digest('hex')
      const running = pending.get(name)
      if (running) return running
      const work = (async () => {
        await opened
        const cached = await load(name)
        if (cached) return cached
        const bytes = await compute()
        await store(name, bytes).catch(onError)
        return bytes
      })()
      pending.set(name, work)
      try {
        return await work
      } finally {
        pending.delete(name)
      }
    },
  }
}

/**
 * The files of an earlier process, oldest use first; its unfinished temporary files are removed.
 */
async function scan(dir: string): Promise<Map<string, Entry>> {
  await mkdir(dir, { recursive: true })
  const found: { name: string; sizeBytes: number; usedMs: number }[] = []
  for (const name of await readdir(dir)) {
    if (!/^[a-f0-9]{64}$/.test(name)) {
      if (name.endsWith('.tmp')) await rm(join(dir, name), { force: true })
      continue
    }
    const info = await stat(join(dir, name)).catch(() => null)
    if (info) found.push({ name, sizeBytes: info.size, usedMs: info.mtimeMs })
  }
  found.sort((one, other) => one.usedMs - other.usedMs)
  return new Map(found.map(({ name, sizeBytes }) => [name, { sizeBytes }]))
}
