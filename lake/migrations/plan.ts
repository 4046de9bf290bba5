import { createClient } from '@sanity/client'
import { collectMigrationMutations, type Migration, type MigrationContext } from '@sanity/migrate'
import type { StoredDocument } from '../documents.ts'
import type { NamedMigration } from './definitions.ts'
import { RECORD_ID } from './record.ts'
import { type DocumentChange, WorkingCopy } from './workingCopy.ts'

/** What a set of migrations would do to a dataset. Nothing of it is stored yet. */
export interface MigrationPlan {
  readonly migrations: readonly {
    readonly name: string
    readonly title: string
    /** How many documents it changes. */
    readonly documents: number
  }[]
  readonly changes: readonly DocumentChange[]
}

/**
 * Runs migrations on documents in memory, one after the other.
 * @throws Error naming the migration and the document at fault; nothing has been written then
 */
export async function planMigrations(
  documents: Iterable<StoredDocument>,
  migrations: readonly NamedMigration[],
  timestamp: string,
): Promise<MigrationPlan> {
  const stored = new Map<string, StoredDocument>()
  for (const document of documents) {
    if (isContent(document)) stored.set(document._id, document)
  }
  const copy = new WorkingCopy(stored, timestamp)
  const done: { name: string; title: string; documents: number }[] = []
  for (const { name, migration } of migrations) {
    try {
      done.push({ name, title: migration.title, documents: await run(migration, copy) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
    }
  }
  return { migrations: done, changes: copy.changes() }
}

/** Assets and the lake's own documents are no content. */
function isContent({ _id, _type }: StoredDocument): boolean {
  return _id !== RECORD_ID && !_id.startsWith('_.') && !_type.startsWith('sanity.')
}

/** Returns how many documents the migration changed. */
async function run(migration: Migration, copy: WorkingCopy): Promise<number> {
  const changed = new Set<string>()
  const steps = collectMigrationMutations(migration, () => copy.all(), refusingContext())
  for await (const step of steps) {
    for (const each of Array.isArray(step) ? step : [step]) {
      for (const mutation of each.type === 'transaction' ? each.mutations : [each]) {
        const id = copy.apply(mutation)
        if (id !== undefined) changed.add(id)
      }
    }
  }
  return changed.size
}

/**
 * Other documents are read with `documents()`, as earlier migrations left them, which no server
 * knows yet. So the rest of Sanity's context refuses.
 */
function refusingContext(): MigrationContext {
  const refuse = () => Promise.reject(new Error('A migration reads other documents by documents()'))
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => refuse,
  })
  return { client, dryRun: true, filtered: { getDocument: refuse, getDocuments: refuse } }
}
