import { join } from 'node:path'
import {
  applyMigrations,
  type MigrationTarget,
  planPending,
} from '../../lake/migrations/migrate.ts'
import { differences } from './differences.ts'
import { counted } from './namedDocuments.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/**
 * Reports what the pending migrations would change, and applies them on request.
 * @returns the report to print
 */
export async function migrateContent(
  target: MigrationTarget,
  { apply, all }: { apply: boolean; all: boolean },
  { dir = MIGRATIONS, date = Date.now }: { dir?: string; date?: () => number } = {},
): Promise<string> {
  const pending = await planPending(target, dir, { date, all })
  const { migrations, changes, unknown } = pending
  const lines = unknown.map(
    (name) => `The dataset has migration ${name}, which this version does not contain.`,
  )
  if (migrations.length === 0) return `${[...lines, 'The content is up to date.'].join('\n')}\n`
  for (const { name, title, documents } of migrations) {
    lines.push(`${name} (${title}): ${counted(documents)}`)
  }
  for (const { id, before, after } of changes) {
    lines.push('', id, ...differences(before, after).map((line) => `  ${line}`))
  }
  lines.push('')
  if (!apply) {
    lines.push(`${counted(changes.length)} would change. Nothing was written; add --apply.`)
    return `${lines.join('\n')}\n`
  }
  const backup = await applyMigrations(target, pending, { date })
  if (backup !== undefined) lines.push(`Backup from before the migration: ${backup}`)
  lines.push(`${counted(changes.length)} changed.`)
  return `${lines.join('\n')}\n`
}

/**
 * The ids of documents that migrations would change again, for example imported ones of an older
 * version, but also current ones that a migration cannot tell from older ones.
 */
export async function changedByMigrations(target: MigrationTarget): Promise<string[]> {
  const { changes } = await planPending(target, MIGRATIONS, { date: Date.now, all: true })
  return changes.map(({ id }) => id)
}
