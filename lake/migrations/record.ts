import * as v from 'valibot'
import type { StoredDocument } from '../core/documents.ts'

/**
 * The document that lists a dataset's applied migrations. It is part of the dataset, so exports and
 * imports include it. The dot in its id makes it private on a hosted lake.
 */
export const RECORD_ID = 'migrations.applied'
export const RECORD_TYPE = 'migrations.applied'

const recordSchema = v.object({
  applied: v.array(v.object({ _key: v.string(), name: v.string(), at: v.string() })),
})

type Applied = v.InferOutput<typeof recordSchema>['applied'][number]

/** Names of the applied migrations; empty if the record is missing or unreadable. */
export function appliedMigrations(record: StoredDocument | undefined): string[] {
  return entriesOf(record).map(({ name }) => name)
}

/** The record with these migrations added, as fields of the document. */
export function recordWith(
  record: StoredDocument | undefined,
  names: readonly string[],
  at: string,
): { readonly applied: readonly Applied[] } {
  const earlier = entriesOf(record).filter(({ name }) => !names.includes(name))
  return { applied: [...earlier, ...names.map((name) => ({ _key: name, name, at }))] }
}

function entriesOf(record: StoredDocument | undefined): readonly Applied[] {
  const parsed = v.safeParse(recordSchema, record)
  return parsed.success ? parsed.output.applied : []
}
