import type { SanityClient } from '@sanity/client'
import { migrationTransactionId } from '../../lake/core/systemWrites.ts'
import type { MigrationTarget } from '../../lake/migrations/migrate.ts'
import { RECORD_ID } from '../../lake/migrations/record.ts'
import { documentFrom } from '../../lake/store/rows.ts'
import { exportedLines } from './exportedLines.ts'

/** Far below the hosted lake's limits for one request. */
const BOUNDS = { mutationsMax: 100, sizeMax: 1024 * 1024 }

/** A dataset behind the HTTP API: hosted, or of a running embedded lake. */
export function clientTarget(client: SanityClient): MigrationTarget {
  const url = `/data/mutate/${client.config().dataset}`
  return {
    bounds: BOUNDS,
    async record() {
      const document = await client.getDocument(RECORD_ID)
      return document && documentFrom(JSON.stringify(document))
    },
    async documents() {
      const documents = []
      for await (const line of exportedLines(client)) documents.push(documentFrom(line))
      return documents
    },
    async commit(mutations) {
      await client.request({
        method: 'POST',
        url,
        query: { returnIds: 'true', visibility: 'sync' },
        body: { mutations, transactionId: migrationTransactionId() },
      })
    },
  }
}
