import type { StoredDocument } from './documents.ts'

/** `[0, value]`: Mendoza's whole-value replacement. The value has no `_rev`; null for none. */
export type MendozaReplacement = readonly [0, Readonly<Record<string, unknown>> | null]

/** Revisions are not part of an effect: the Studio reads them from the transaction. */
export function mendozaReplacement(document: StoredDocument | null): MendozaReplacement {
  if (document === null) return [0, null]
  const { _rev, ...content } = document
  return [0, content]
}
