import { createClient } from '@sanity/client'
import { collectMigrationMutations, type Migration, type MigrationContext } from '@sanity/migrate'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { API_VERSION } from '../core/apiVersion.ts'
import type { StoredDocument } from '../core/documents.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../core/embeddedNames.ts'
import { archivedReleasesIn, changesOfReleases } from './archivedReleases.ts'
import type { NamedMigration } from './definitions.ts'
import { RECORD_ID } from './record.ts'
import { type PlannedChange, WorkingCopy } from './workingCopy.ts'

/** The changes of a set of migrations to a dataset, before they are stored. */
export interface MigrationPlan {
  readonly migrations: readonly {
    readonly name: string
    readonly title: string
    /** Number of changed documents. */
    readonly documents: number
  }[]
  readonly changes: readonly PlannedChange[]
}

/**
 * Runs migrations on documents in memory, one after the other. The documents of archived releases
 * are migrated too, because an editor can restore and publish them.
 * @throws Error naming the migration and the document at fault; nothing has been written then
 */
export async function planMigrations(
  documents: Iterable<StoredDocument>,
  migrations: readonly NamedMigration[],
  timestamp: string,
): Promise<MigrationPlan> {
  const stored = new Map<string, StoredDocument>()
  const all = [...documents]
  for (const document of all) {
    if (isContent(document)) stored.set(document._id, document)
  }
  const archived = archivedReleasesIn(all)
  for (const document of archived.flatMap((each) => each.documents)) {
    if (isContent(document)) stored.set(document._id, document)
  }
  const copy = new WorkingCopy(stored, timestamp)
  const done: { name: string; title: string; documents: number }[] = []
  for (const { name, migration } of migrations) {
    try {
      done.push({ name, title: migration.title, documents: await run(migration, copy) })
    } catch (error) {
      const reason = errorMessage(error)
      throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
    }
  }
  return { migrations: done, changes: changesOfReleases(copy.changes(), archived) }
}

/** Assets and the lake's own documents are not content. */
function isContent({ _id, _type }: StoredDocument): boolean {
  return _id !== RECORD_ID && !_id.startsWith('_.') && !_type.startsWith('sanity.')
}

/** Returns the number of documents that the migration changed. */
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
 * Other documents are read with `documents()`, in the state after the earlier migrations, which
 * exists only in memory. So the rest of Sanity's context throws.
 */
function refusingContext(): MigrationContext {
  const refuse = () => Promise.reject(new Error('A migration reads other documents by documents()'))
  const client = createClient({
    projectId: EMBEDDED_PROJECT,
    dataset: EMBEDDED_DATASET,
    apiVersion: API_VERSION,
    useCdn: false,
    resolveFetch: () => refuse,
  })
  return { client, dryRun: true, filtered: { getDocument: refuse, getDocuments: refuse } }
}
