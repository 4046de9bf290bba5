import type { SourceAnswer } from './source.ts'

/** An answer on its way to the disk. */
export interface AnswerToKeep {
  /** The data, as JSON. */
  json: string
  tags: readonly string[]
  /** When the query was sent, in milliseconds since 1970: what was asked later is newer. */
  askedAt: number
}

/** The last known answers, where they survive the process. */
export interface KeptAnswers {
  /** @returns the answer kept under this key, if it can be read, and its size as JSON in UTF-16 units */
  get(key: string): { answer: SourceAnswer; size: number } | undefined
  /** Keeps an answer soon, without delaying anybody; never throws. */
  put(key: string, answer: AnswerToKeep): void
  /** When the lake last answered an earlier process, in milliseconds since 1970. */
  readonly reachedAt: number | undefined
  /** Writes what is still to be written, and lets go of the files. */
  close(): void
}
