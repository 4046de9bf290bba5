import { isRecord } from '../json.ts'

/**
 * The pattern language of GROQ's `text::query()`: words that must all occur, `"phrases"`,
 * `-exclusions`, and `prefix*`; case and accents do not matter.
 */
export type TextPattern = (text: unknown) => boolean

interface Term {
  readonly excluded: boolean
  readonly occursIn: (text: AnalyzedText) => boolean
}

interface AnalyzedText {
  readonly normalized: string
  readonly words: ReadonlySet<string>
}

/** Compile a pattern. An empty one, or only stars, matches everything. */
export function compileTextPattern(pattern: string): TextPattern {
  const terms = termsOf(pattern)
  if (terms.length === 0) return () => true
  return (value) => {
    const strings: string[] = []
    gatherStrings(value, strings)
    if (strings.length === 0) return false
    const normalized = normalize(strings.join(' \n '))
    const text = { normalized, words: new Set(wordsOf(normalized)) }
    return terms.every(({ excluded, occursIn }) => occursIn(text) !== excluded)
  }
}

function termsOf(pattern: string): Term[] {
  const terms: Term[] = []
  for (const [, minus, phrase, bare] of pattern.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)) {
    const excluded = minus === '-'
    if (phrase !== undefined) {
      const sought = normalize(phrase)
      terms.push({ excluded, occursIn: ({ normalized }) => normalized.includes(sought) })
      continue
    }
    const words = wordsOf(normalize(bare ?? ''))
    if (words.length === 0) continue
    const tests = words.map(isAWord)
    const last = words.at(-1)
    if (bare?.endsWith('*') && last !== undefined) tests.splice(-1, 1, startsAWord(last))
    terms.push({ excluded, occursIn: (text) => tests.every((test) => test(text)) })
  }
  return terms
}

function isAWord(word: string): Term['occursIn'] {
  return ({ words }) => words.has(word)
}

function startsAWord(prefix: string): Term['occursIn'] {
  return ({ words }) => {
    for (const word of words) if (word.startsWith(prefix)) return true
    return false
  }
}

/** Every string of a value, except under names that start with `_`. */
function gatherStrings(value: unknown, strings: string[]): void {
  if (typeof value === 'string') strings.push(value)
  else if (Array.isArray(value)) for (const item of value) gatherStrings(item, strings)
  else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      if (!name.startsWith('_')) gatherStrings(value[name], strings)
    }
  }
}

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function wordsOf(normalized: string): string[] {
  return normalized.match(/[\p{L}\p{N}_]+/gu) ?? []
}
