import { getDraftId, type SanityClient } from 'sanity'
import type { Missing } from '../../lake/core/missingReferences.ts'
import { referencesIn } from '../../lake/core/references.ts'

interface Typed {
  _id: string
  _type: string
}

/** Of a document that was stored although others that it refers to are deleted. */
export const MISSING_NOTICE = {
  status: 'warning',
  closable: true,
  title: 'Restored, but some pictures or documents it uses are deleted',
  description:
    'Deleted pictures and files are left out. Restore other deleted documents, or remove the references, before you publish.',
} as const

/** @returns what the lake would require for these fields and does not have */
export async function missingTargets(
  client: SanityClient,
  fields: Readonly<Record<string, unknown>>,
  deleted: readonly Typed[],
): Promise<Missing> {
  const ids = [...referencesIn(fields).strong]
  if (ids.length === 0) return new Map()
  const found = await client
    .withConfig({ perspective: 'raw' })
    .fetch<Typed[]>('*[_id in $ids]{ _id, _type }', { ids: [...ids, ...ids.map(getDraftId)] })
  return missingAmong(ids, found, deleted)
}

/**
 * @param found those that exist, also drafts
 * @param deleted those that existed, for their types
 */
export function missingAmong(
  ids: readonly string[],
  found: readonly Typed[],
  deleted: readonly Typed[],
): Missing {
  const types = new Map([...deleted, ...found].map(({ _id, _type }) => [_id, _type]))
  const existing = new Set(found.map(({ _id }) => _id))
  return new Map(
    ids
      .filter((id) => !existing.has(id))
      .map((id) => [id, types.get(getDraftId(id)) ?? types.get(id)]),
  )
}
