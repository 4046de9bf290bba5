import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from '@sanity/migrate'
import { isRecord, isStringArray } from '../core/json.ts'

/** A migration with the name under which it is recorded: its file name, `0001-links`. */
export interface NamedMigration {
  readonly name: string
  readonly migration: Migration
}

const FILE = /^(\d{4})-[a-z0-9-]+\.ts$/

/**
 * Names of the migrations in a folder, in order.
 * @throws Error if two of them have the same number
 */
export async function listMigrations(dir: string): Promise<string[]> {
  const files = (await readdir(dir)).filter((file) => FILE.test(file)).sort()
  const numbers = files.map((file) => file.slice(0, 4))
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  if (twice !== undefined) throw new Error(`Two migrations in ${dir} have the number ${twice}`)
  return files.map((file) => file.slice(0, -'.ts'.length))
}

/**
 * Loads migrations, and with them `@sanity/migrate`: 50 MB of memory that an up-to-date lake does
 * not need.
 * @throws Error naming the file that is not a supported migration
 */
export async function loadMigrations(
  dir: string,
  names: readonly string[],
): Promise<NamedMigration[]> {
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(pathToFileURL(join(dir, `${name}.ts`)).href)
      const migration = isRecord(module) ? module.default : undefined
      if (!isMigration(migration)) {
        throw new Error(`migrations/${name}.ts must export defineMigration(…) as its default`)
      }
      // Sanity's own runner applies `filter` on the server, which this one does not support.
      if (migration.filter !== undefined) {
        throw new Error(`migrations/${name}.ts must use documentTypes instead of filter`)
      }
      return { name, migration }
    }),
  )
}

function isMigration(value: unknown): value is Migration {
  if (!isRecord(value) || typeof value.title !== 'string') return false
  if (value.documentTypes !== undefined && !isStringArray(value.documentTypes)) return false
  return typeof value.migrate === 'function' || isRecord(value.migrate)
}
