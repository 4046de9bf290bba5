import type { StoredDocument } from '../../lake/core/documents.ts'
import { evaluateByGroqJs, parseGroq, toPlainJson } from '../../lake/query/groq.ts'

interface FullScan {
  readonly params?: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  readonly now?: number
}

/** The result of groq-js alone, scanning every document: the reference for the lake. */
export function fullScan(
  documents: readonly StoredDocument[],
  query: string,
  { params = {}, now = 0 }: FullScan = {},
): unknown {
  const data = evaluateByGroqJs(parseGroq(query, { params }), {
    dataset: documents,
    params,
    timestamp: new Date(now),
    sanity: { projectId: 'local', dataset: 'test' },
  })
  return toPlainJson(data)
}
