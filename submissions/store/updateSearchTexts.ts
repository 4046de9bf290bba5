import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { SEARCH_VERSION, searchTextOfStored } from './searchText.ts'
import type { SubmissionStore } from './store.ts'

/** SQLite blocks the event loop during a statement. */
const BATCH_ROWS = 200
const rowSchema = v.object({ id: v.string(), fields: v.string() })

/**
 * Computes the search text of rows that an earlier version stored, batch after batch, and lets
 * requests be handled between them. Several instances may do so at the same time.
 * @param stopping ends it after the current batch
 * @returns the number of rows
 */
export async function updateSearchTexts(
  store: Pick<SubmissionStore, 'query'>,
  stopping?: AbortSignal,
): Promise<number> {
  for (let count = 0; ; await setImmediate()) {
    const { rows } = await store.query(
      `SELECT id, fields FROM submissions WHERE search_version < CAST(? AS integer)
       LIMIT ${BATCH_ROWS}`,
      [SEARCH_VERSION],
    )
    const read = rows.map((row) => v.parse(rowSchema, row))
    if (read.length === 0) return count
    await store.query(
      `WITH computed (id, search_text) AS (VALUES ${read.map(() => '(?, ?)').join(', ')})
       UPDATE submissions SET search_text = computed.search_text,
         search_version = CAST(? AS integer)
       FROM computed WHERE submissions.id = computed.id`,
      [...read.flatMap(({ id, fields }) => [id, searchTextOfStored(fields)]), SEARCH_VERSION],
    )
    count += read.length
    if (stopping?.aborted) return count
  }
}
