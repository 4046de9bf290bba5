import type { StoredDocument } from '../../lake/core/documents.ts'
import { loadMigrations } from '../../lake/migrations/definitions.ts'
import { planMigrations } from '../../lake/migrations/plan.ts'
import { MIGRATIONS } from './earlierDataset.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const STAMPS = { _rev: 'first', _createdAt: NOW, _updatedAt: NOW }

type Stored = { _id: string; _type: string; [field: string]: unknown }

/** Values other than a list of sections, as a draft or an import may have them. */
export const WRONG_VALUES = [null, 0, 'text', [], [null, 7, {}], {}].map((value) => ({ value }))

/**
 * @param name of one migration
 * @returns the documents that it changes, as they are afterwards
 */
export async function migrateWith(name: string, documents: readonly Stored[]): Promise<Stored[]> {
  const stored = documents.map((document): StoredDocument => ({ ...document, ...STAMPS }))
  const { changes } = await planMigrations(stored, await loadMigrations(MIGRATIONS, [name]), NOW)
  return changes.flatMap(({ after }) => {
    if (!after) return []
    const { _rev, _createdAt, _updatedAt, ...fields } = after
    return [fields]
  })
}
