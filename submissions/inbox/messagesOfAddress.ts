import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { addressSpellings } from '../addressSpellings.ts'
import type { SubmissionStore } from '../store/store.ts'

/** What is stored about the owner of an e-mail address. */
export interface PersonMessages {
  /** Ids of the messages from the address. */
  sent: string[]
  /** Number of other messages in which a visitor has written it. */
  mentions: number
}

const BATCH_ROWS = 2_000

const addressRowSchema = v.object({ id: v.string(), fields: v.string() })
const addressSchema = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string() }))

/**
 * Finds a person's messages, which are erased at their request. Reads every row in batches, also
 * those that this version cannot read.
 */
export async function messagesOfAddress(
  store: Pick<SubmissionStore, 'query'>,
  email: string,
): Promise<PersonMessages> {
  const sent: string[] = []
  let mentions = 0
  const relationOf = addressTest(email)
  for (let after = ''; ; ) {
    const { rows } = await store.query(
      `SELECT id, fields FROM submissions WHERE id > ? ORDER BY id LIMIT ${BATCH_ROWS}`,
      [after],
    )
    const read = rows.map((row) => v.parse(addressRowSchema, row))
    for (const { id, fields } of read) {
      const relation = relationOf(fields)
      if (relation === 'sent') sent.push(id)
      if (relation === 'mentions') mentions += 1
    }
    const last = read.at(-1)
    if (!last || read.length < BATCH_ROWS) return { sent, mentions }
    after = last.id
    // The SQLite store responds without a pause, so nothing else would run until the end.
    await setImmediate()
  }
}

/**
 * @returns a test of stored fields: `sent` if their e-mail address is this one or, if they have no
 * readable one, if they contain it anywhere, so that none of the person's data remains; `mentions`
 * if they are another person's and contain it
 */
function addressTest(email: string): (fields: string) => 'sent' | 'mentions' | undefined {
  const spellings = addressSpellings(email)
  const literals = spellings.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const inText = new RegExp(
    `(?<![\\p{L}\\p{N}._+-])(?:${literals.join('|')})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'u',
  )
  return (fields) => {
    const parsed = v.safeParse(addressSchema, fields)
    const isSender = parsed.success && addressSpellings(parsed.output.email)[0] === spellings[0]
    if (isSender) return 'sent'
    if (!inText.test(fields.normalize('NFC').toLowerCase())) return undefined
    return parsed.success ? 'mentions' : 'sent'
  }
}
