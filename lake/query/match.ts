import { LRUCache } from 'lru-cache'
import type { Budget } from './budget.ts'
import { limitExceeded } from './queryLimits.ts'
import { type Matcher, pathMatcher, wordMatcher } from './wildcards.ts'

/** The operator `match`, word by word like groq-js, but in linear time. */

const word = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const patternWord = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
/** groq-js truncates longer words of a pattern. */
const PATTERN_WORD_LENGTH_MAX = 1024

interface Texts {
  readonly words: readonly string[]
  /** False if there was a value other than a string. */
  readonly isText: boolean
}

/** Whether the text contains every word of the pattern. */
export function matches(text: unknown, pattern: unknown, budget: Budget): boolean {
  const { matchers, isText } = compilePattern(pattern, budget)
  const { words } = wordsOf(text, word, budget)
  if (!isText || words.length === 0 || matchers.length === 0) return false
  return matchers.every((matcher) => words.some((each) => matcher(each, budget)))
}

/** How well a text matches, as `score()` counts it. */
export function matchScore(text: unknown, pattern: unknown, budget: Budget): number {
  const { matchers, isText } = compilePattern(pattern, budget)
  const { words } = wordsOf(text, word, budget)
  if (!isText || words.length === 0) return 0
  let score = 0
  for (const matcher of matchers) {
    const frequency = words.filter((each) => matcher(each, budget)).length
    score += (frequency * 2.2) / (frequency + 1.2)
  }
  return score
}

/** Whether a string is on a path such as `drafts.**`. */
export function isOnPath(text: string, pattern: string, budget: Budget): boolean {
  const wildcards = pattern.split('.').filter((part) => part === '*' || part === '**').length
  if (wildcards > budget.bounds.matchWildcardsMax) {
    const description = `A path pattern has ${wildcards} wildcards (* and **).`
    throw limitExceeded('matchWildcardsMax', budget.bounds, description)
  }
  budget.addString(pattern.length)
  return pathMatchers.memo(pattern)(text, budget)
}

interface CompiledPattern {
  readonly matchers: readonly Matcher[]
  readonly isText: boolean
}

function compilePattern(pattern: unknown, budget: Budget): CompiledPattern {
  const { words, isText } = wordsOf(pattern, patternWord, budget)
  const { bounds } = budget
  if (words.length > bounds.matchWordsMax) {
    const description = `A pattern of match has ${words.length} words.`
    throw limitExceeded('matchWordsMax', bounds, description)
  }
  const matchers = words.map((each) => {
    const wildcards = each.split('*').length - 1
    if (wildcards > bounds.matchWildcardsMax) {
      const description = `A word of a pattern of match has ${wildcards} wildcards (*).`
      throw limitExceeded('matchWildcardsMax', bounds, description)
    }
    return wordMatchers.memo(each.slice(0, PATTERN_WORD_LENGTH_MAX))
  })
  return { matchers, isText }
}

function wordsOf(value: unknown, pattern: RegExp, budget: Budget): Texts {
  if (typeof value === 'string') return { words: split(value, pattern, budget), isText: true }
  if (!Array.isArray(value)) return { words: [], isText: false }
  const members: readonly unknown[] = value
  const words: string[] = []
  for (const member of members) {
    budget.step()
    if (typeof member === 'string')
      for (const each of split(member, pattern, budget)) words.push(each)
  }
  return { words, isText: members.every((member) => typeof member === 'string') }
}

function split(text: string, pattern: RegExp, budget: Budget): string[] {
  budget.step(1 + text.length / 4)
  const words = withoutEdgeDots(text).match(pattern) ?? []
  budget.addValues(words.length / 64)
  return words
}

/** Removes the dots before and after a word; unlike groq-js's expression, in linear time. */
function withoutEdgeDots(text: string): string {
  if (!text.includes('.')) return text
  return text.replace(/\.+/g, (dots, at: number) =>
    isWordCharacter(text[at - 1]) || isWordCharacter(text[at + dots.length]) ? '' : dots,
  )
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character)
}

/** A pattern is used once for each row, so its matcher is cached. */
const MATCHERS_MAX = 256
const wordMatchers = new LRUCache<string, Matcher>({ max: MATCHERS_MAX, memoMethod: wordMatcher })
const pathMatchers = new LRUCache<string, Matcher>({ max: MATCHERS_MAX, memoMethod: pathMatcher })
