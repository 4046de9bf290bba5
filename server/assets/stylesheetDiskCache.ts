import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores stylesheets on disk across restarts and deployments, under the hash of their content. */
export interface StylesheetDiskCache {
  /**
   * Never throws. If the disk is full, pages opened before the last deployment lose their deferred
   * stylesheet; nothing else is affected.
   */
  store(name: string, css: string): Promise<void>
  /** @returns nothing when it is not there, or not as it was */
  find(name: string): Promise<string | undefined>
}

/** Some twenty deploys of forty pages. */
const SHEETS_MAX = 1_000
const AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000

export function styleName(css: string): string {
  return createHash('sha256').update(css).digest('hex').slice(0, 16)
}

/**
 * @param folder made when it is missing; what is too old, and the oldest of too many, is let go now
 * @param now milliseconds since 1970
 */
export function openStylesheetDiskCache(
  folder: string,
  now: number,
  sheetsMax = SHEETS_MAX,
): StylesheetDiskCache {
  const present = new Set(tidy(folder, now, sheetsMax))
  const fileOf = (name: string) => join(folder, `${name}.css`)

  return {
    async store(name, css) {
      if (present.has(name) || present.size >= 2 * sheetsMax) return
      present.add(name)
      const unfinished = `${fileOf(name)}.new`
      await writeFile(unfinished, css)
        .then(() => rename(unfinished, fileOf(name)))
        .catch(() => present.delete(name))
    },
    async find(name) {
      const css = await readFile(fileOf(name), 'utf8').catch(() => undefined)
      return css !== undefined && styleName(css) === name ? css : undefined
    },
  }
}

function tidy(folder: string, now: number, sheetsMax: number): string[] {
  try {
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder)
    const kept = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file, changedAt: statSync(join(folder, file)).mtimeMs }))
      .filter(({ changedAt }) => now - changedAt <= AGE_MAX_MS)
      .sort((a, b) => b.changedAt - a.changedAt)
      .slice(0, sheetsMax)
      .map(({ file }) => file)
    for (const file of files) if (!kept.includes(file)) rmSync(join(folder, file), { force: true })
    return kept.map((file) => file.slice(0, -'.css'.length))
  } catch {
    // The folder cannot be used: everything is made again from its page, as without a shelf.
    return []
  }
}
