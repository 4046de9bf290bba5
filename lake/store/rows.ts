import type { StoredDocument } from '../core/documents.ts'
import { isRecord } from '../core/json.ts'

/** A row as returned by node:sqlite. */
export type Row = Readonly<Record<string, unknown>>

/**
 * A text column.
 * @throws if the database does not match the schema
 */
export function textOf(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`Column ${column} of the lake is not text`)
  return value
}

export function textOrNullOf(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column)
}

export function integerOf(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new Error(`Column ${column} of the lake is not a number`)
  return value
}

/**
 * Parses a document from its JSON.
 * @throws if it is not one
 */
export function documentFrom(json: string): StoredDocument {
  const value: unknown = JSON.parse(json)
  if (!isStoredDocument(value)) throw new Error('The lake contains a row that is not a document')
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
