import { LRUCache } from 'lru-cache'
import { isRecord } from '../core/json.ts'
import type { Budget } from './budget.ts'
import { limitExceeded } from './queryLimits.ts'

/**
 * The pattern language of GROQ's `text::query()`: words that must all occur, `"phrases"`,
 * `-exclusions`, and `prefix*`; case and accents do not matter.
 */
export type TextPattern = (text: unknown, budget: Budget) => boolean

interface Term {
  readonly isExcluded: boolean
  readonly occursIn: (normalized: readonly string[], budget: Budget) => boolean
}

/** Compiles a pattern. An empty one, or only stars, matches everything. */
export function compileTextPattern(pattern: string, budget: Budget): TextPattern {
  const { bounds } = budget
  const terms = termsOf(pattern, bounds.queryStringLengthMax)
  if (terms.length > bounds.matchWordsMax) {
    const description = `The pattern of text::query() has ${terms.length} words.`
    throw limitExceeded('matchWordsMax', bounds, description)
  }
  if (terms.length === 0) return () => true
  return (value, rowBudget) => {
    const texts: string[] = []
    gatherTexts(value, texts, rowBudget)
    if (texts.length === 0) return false
    return terms.every((term) => term.occursIn(texts, rowBudget) !== term.isExcluded)
  }
}

function termsOf(pattern: string, lengthMax: number): Term[] {
  const terms: Term[] = []
  for (const [, minus, phrase, bare] of pattern.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)) {
    const isExcluded = minus === '-'
    if (phrase !== undefined) {
      const phraseText = normalize([phrase], lengthMax)
      terms.push({
        isExcluded,
        occursIn: (texts, budget) => texts.some((text) => hasPhrase(text, phraseText, budget)),
      })
      continue
    }
    const words = normalize([bare ?? ''], lengthMax).match(/[\p{L}\p{N}_]+/gu) ?? []
    if (words.length === 0) continue
    const isPrefix = bare?.endsWith('*') === true
    terms.push({
      isExcluded,
      occursIn: (texts, budget) =>
        words.every((word, at) => {
          const isPrefixMatch = isPrefix && at === words.length - 1
          return texts.some((text) => hasWord(text, word, isPrefixMatch, budget))
        }),
    })
  }
  return terms
}

function hasPhrase(normalized: string, phrase: string, budget: Budget): boolean {
  budget.search(normalized, phrase)
  return normalized.includes(phrase)
}

/** Whether a text contains a word, or one with this prefix. */
function hasWord(normalized: string, word: string, isPrefix: boolean, budget: Budget): boolean {
  budget.search(normalized, word)
  for (let at = normalized.indexOf(word); at >= 0; at = normalized.indexOf(word, at + 1)) {
    budget.step()
    if (isAt(WORD_BEFORE, normalized, at)) continue
    if (isPrefix || !isAt(WORD_AFTER, normalized, at + word.length)) return true
  }
  return false
}

const WORD_BEFORE = /(?<=[\p{L}\p{N}_])/uy
const WORD_AFTER = /(?=[\p{L}\p{N}_])/uy

/** @param place a sticky pattern */
function isAt(place: RegExp, text: string, at: number): boolean {
  place.lastIndex = at
  return place.test(text)
}

/** Bytes of memory. */
const CACHE_SIZE_MAX = 64 * 1024 * 1024

/** Normalized texts of documents, which are never mutated. A cached text keeps no document alive. */
const cachedTexts = new LRUCache<symbol, string>({
  maxSize: CACHE_SIZE_MAX,
  sizeCalculation: (text) => 100 + (isAscii(text) ? text.length : 2 * text.length),
})
const keyOfDocuments = new WeakMap<object, symbol>()

function cachedText(document: object): string | undefined {
  const key = keyOfDocuments.get(document)
  return key === undefined ? undefined : cachedTexts.get(key)
}

function cacheText(document: object, text: string): void {
  const key = keyOfDocuments.get(document) ?? Symbol()
  keyOfDocuments.set(document, key)
  cachedTexts.set(key, text)
}

/** The normalized texts of a value: one for a document, else one for each string. */
function gatherTexts(value: unknown, texts: string[], budget: Budget): void {
  budget.step()
  if (Array.isArray(value)) {
    for (const member of value) gatherTexts(member, texts, budget)
    return
  }
  const isDocument = isRecord(value) && '_rev' in value && '_id' in value
  let text = isDocument ? cachedText(value) : undefined
  if (text === undefined) {
    const strings: string[] = []
    gatherStrings(value, strings, budget)
    if (strings.length === 0) return
    text = normalize(strings, budget.bounds.queryStringLengthMax)
    budget.addString(text.length / 16)
    if (isDocument) cacheText(value, text)
  }
  budget.step(1 + text.length / 64)
  texts.push(text)
}

/** Every string of a value, except in fields whose name starts with `_`. */
function gatherStrings(value: unknown, strings: string[], budget: Budget): void {
  budget.step()
  if (typeof value === 'string') {
    budget.step(value.length / 8)
    budget.addString(value.length / 16)
    strings.push(value)
  } else if (Array.isArray(value)) for (const item of value) gatherStrings(item, strings, budget)
  else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      if (!name.startsWith('_')) gatherStrings(value[name], strings, budget)
    }
  }
}

/** Decomposition lengthens a text up to 18 times. */
const PIECE_LENGTH = 64 * 1024

/** Joins texts without case and accents; characters beyond `lengthMax` are left out. */
function normalize(texts: readonly string[], lengthMax: number): string {
  let joined = ''
  for (const [index, text] of texts.entries()) {
    if (index > 0) joined += ' \n '
    for (const piece of piecesOf(text)) {
      if (joined.length >= lengthMax) return joined.slice(0, lengthMax).toLowerCase()
      joined += isAscii(piece) ? piece : piece.normalize('NFKD').replace(/\p{M}/gu, '')
    }
  }
  return joined.slice(0, lengthMax).toLowerCase()
}

/** Pieces of a text that split no surrogate pair. */
function* piecesOf(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    const next = start + PIECE_LENGTH
    const endsWithinPair = /[\ud800-\udbff]/.test(text.charAt(next - 1))
    const end = endsWithinPair ? next - 1 : next
    yield text.slice(start, end)
    start = end
  }
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII
  return /^[\x00-\x7f]*$/.test(text)
}
