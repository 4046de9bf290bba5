import type { SanityClient, SanityDocument } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import pLimit from 'p-limit'
import { createSchema } from 'sanity'
import { schemaTypes } from '../../schemas/index.ts'

/** A validation waits for batches of references most of its time, so many run concurrently. */
const CONCURRENT_MAX = 16

/** Validates documents as the Studio does. */
export function validateDocuments(documents: readonly SanityDocument[], client: SanityClient) {
  const schema = createSchema({ name: 'site', types: schemaTypes })
  return pLimit(CONCURRENT_MAX).map(documents, async (document) => ({
    document,
    ...(await validateDocument({ document, schema, client })),
  }))
}
