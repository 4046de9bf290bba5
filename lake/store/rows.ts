import type { StoredDocument } from '../documents.ts'
import { isRecord } from '../json.ts'

/** A row as node:sqlite gives it. */
export type Row = Readonly<Record<string, unknown>>

/** A column that holds text. Throws when the database is not what the schema says. */
export function textOf(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`Column ${column} of the lake is not text`)
  return value
}

/** A column that holds text or nothing. */
export function textOrNullOf(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column)
}

/** A column that holds an integer. */
export function integerOf(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new Error(`Column ${column} of the lake is not a number`)
  return value
}

/** A document from its JSON. Throws when it is not one. */
export function documentFrom(json: string): StoredDocument {
  const value: unknown = JSON.parse(json)
  if (!isStoredDocument(value)) throw new Error('The lake holds something that is no document')
  return value
}

function isStoredDocument(value: unknown): value is StoredDocument {
  return (
    isRecord(value) &&
    typeof value._id === 'string' &&
    typeof value._type === 'string' &&
    typeof value._rev === 'string' &&
    typeof value._createdAt === 'string' &&
    typeof value._updatedAt === 'string'
  )
}
