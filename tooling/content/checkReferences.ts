import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CheckedDocuments } from './archive.ts'
import { PermanentError } from './permanentError.ts'

const SHOWN_MAX = 5
const ASSET_ID = /^(?:image|file)-([0-9a-f]{40})-/

/**
 * @sanity/import writes all references as weak and makes them strong at the end, so a single one
 * without a target would leave all of them weak.
 * @param ids of the documents that exist after the import
 * @param source name of the imported folder or file in messages
 * @param assets paths of the files that are uploaded; their hashes are part of their ids
 * @throws PermanentError naming the first references to other documents
 */
export async function checkReferences(
  references: CheckedDocuments['references'],
  ids: ReadonlySet<string>,
  { source, assets }: { source: string; assets: ReadonlySet<string> },
): Promise<void> {
  const unknown = references.filter(({ to }) => !ids.has(to))
  if (unknown.length === 0) return
  const hashes = new Set<string>()
  for (const path of assets) hashes.add(hash('sha1', await readFile(path)))
  const dangling = unknown.filter(({ to }) => !hashes.has(ASSET_ID.exec(to)?.[1] ?? ''))
  if (dangling.length === 0) return
  const lines = dangling
    .slice(0, SHOWN_MAX)
    .map(({ from, to }) => `Document "${from}" references "${to}"`)
  const more = dangling.length - lines.length
  if (more > 0) lines.push(`and ${more} more`)
  throw new PermanentError(
    `Referenced documents are neither in ${source} nor in the dataset:\n${lines.join('\n')}`,
  )
}
