import { evaluate, parse } from 'groq-js'
import type { FetchRaw } from '../../schemas/objects/otherDocuments.ts'

/** The fetch of a client without perspective, over these documents. */
export function fetchFrom(dataset: readonly object[]): FetchRaw {
  return async (query, params) => {
    const value = await evaluate(parse(query, { params }), { dataset, params })
    return value.get()
  }
}
