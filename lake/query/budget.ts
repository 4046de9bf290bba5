import type { QueryLimits } from '../core/datasetLimits.ts'
import { limitExceeded } from './queryLimits.ts'

/** One step is about the evaluation of one node, so this is about half a millisecond. */
const STEPS_BETWEEN_CLOCK_READS = 8192
/** Reading so many characters costs about as much as one step. */
const CHARACTERS_PER_STEP = 32
/** A key is also part of the sync tags, and of the name under which the result is cached. */
const STEPS_PER_KEY = 8

/**
 * The budget of one evaluation: time, and values that it produces. A step consumes it before it
 * allocates, so that no query can exhaust the memory between two rows. Two exceptions are as large as
 * their operands: the sum of two objects is counted afterwards, and `pt::text()` counts only the
 * texts that it joins.
 */
export class Budget {
  readonly bounds: QueryLimits
  readonly #clock: () => number
  readonly #deadline: number
  #stepsToClockRead = STEPS_BETWEEN_CLOCK_READS
  #values = 0
  #characters = 0

  /** @param startedAt when the request's evaluation began, by the same clock */
  constructor(bounds: QueryLimits, clock: () => number, startedAt: number) {
    this.bounds = bounds
    this.#clock = clock
    this.#deadline = startedAt + bounds.queryTimeMaxMs
  }

  /**
   * Accounts for work.
   * @throws LakeError 408 when the time is up
   */
  step(count = 1): void {
    this.#stepsToClockRead -= count
    if (this.#stepsToClockRead > 0) return
    this.#stepsToClockRead = STEPS_BETWEEN_CLOCK_READS
    this.checkTime()
  }

  /** Accounts for reading a value's text or elements once. */
  read(value: unknown): void {
    if (typeof value === 'string') this.step(1 + value.length / CHARACTERS_PER_STEP)
    else this.step(Array.isArray(value) ? 1 + value.length : 1)
  }

  /** Accounts for comparing two values. */
  compare(left: unknown, right: unknown): void {
    if (typeof left === 'string' && typeof right === 'string')
      this.step(1 + Math.min(left.length, right.length) / CHARACTERS_PER_STEP)
    else this.step()
  }

  /** Accounts for looking up documents by these keys, before they are copied. */
  lookUp(keys: readonly string[]): void {
    this.step(keys.length * STEPS_PER_KEY)
    for (const key of keys) this.read(key)
  }

  /**
   * Accounts for searching a text once. V8 takes linear time only for terms of up to 250
   * characters: searching 4 MB for a term of 40,000 characters took 39 s.
   */
  search(text: string, term: string): void {
    if (term.length > this.bounds.querySearchLengthMax) {
      const description = `The query searches for ${term.length} characters at once.`
      throw limitExceeded('querySearchLengthMax', this.bounds, description)
    }
    this.read(text)
  }

  checkTime(): void {
    if (this.#clock() <= this.#deadline) return
    throw limitExceeded(
      'queryTimeMaxMs',
      this.bounds,
      `The query took longer than ${this.bounds.queryTimeMaxMs} ms and was stopped. Narrow its filter, for example by _type.`,
      408,
    )
  }

  /** Accounts for array elements or object attributes before they are produced. */
  addValues(count: number): void {
    this.step(count)
    this.#values += count
    if (this.#values <= this.bounds.queryValuesMax) return
    const what = 'The query produces too many array elements and attributes.'
    throw limitExceeded('queryValuesMax', this.bounds, what)
  }

  /** Accounts for a string before it is produced. */
  addString(length: number): void {
    const { queryStringLengthMax, queryCharactersMax } = this.bounds
    if (length > queryStringLengthMax) {
      const what = `The query produces a string of ${length} characters.`
      throw limitExceeded('queryStringLengthMax', this.bounds, what)
    }
    this.#characters += length
    if (this.#characters <= queryCharactersMax) return
    const what = 'The strings that the query produces are too long together.'
    throw limitExceeded('queryCharactersMax', this.bounds, what)
  }

  /** Accounts for the result of a function. */
  addResult(value: unknown): void {
    if (typeof value === 'string') this.addString(value.length)
    else if (Array.isArray(value)) this.addValues(value.length)
  }
}
