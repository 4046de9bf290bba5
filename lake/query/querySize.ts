import type { QueryLimits } from '../core/datasetLimits.ts'
import { LakeError } from '../core/errors.ts'
import { limitExceeded } from './queryLimits.ts'

/**
 * Checks a query's size before it is parsed: the parser is quadratic in the number of operators in
 * a row, recurses for each bracket, and inlines a function at each call.
 * @throws LakeError 400
 */
export function checkQuerySize(query: string, bounds: QueryLimits): void {
  if (query.length > bounds.queryLengthMax) {
    const description = `The query is ${query.length} characters long.`
    throw limitExceeded('queryLengthMax', bounds, description)
  }
  const tokens = tokensOf(query)
  checkDepth(tokens, bounds)
  const terms = expandedLength(tokens)
  if (terms > bounds.queryTermsMax) {
    const count = Number.isFinite(terms) ? String(terms) : 'too many'
    const description = `The query has ${count} terms, those of its functions counted at every call.`
    throw limitExceeded('queryTermsMax', bounds, description)
  }
}

/** A name, a number, an operator or a bracket; strings are `"`. */
type Token = string

const whitespace = /[\t\n\v\f\r \u0085\u00A0]+|\/\/[^\n]*/y
const token = /[a-zA-Z_][a-zA-Z_0-9]*|\d+|\.\.\.|\.\.|->|=>|==|!=|<=|>=|&&|\|\||\*\*|::|[\s\S]/y

function tokensOf(query: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < query.length) {
    whitespace.lastIndex = at
    if (whitespace.test(query)) {
      at = whitespace.lastIndex
      continue
    }
    const first = query[at]
    if (first === '"' || first === "'") {
      at = endOfString(query, at)
      tokens.push('"')
      continue
    }
    token.lastIndex = at
    const [text = ''] = token.exec(query) ?? []
    tokens.push(text)
    at += Math.max(text.length, 1)
  }
  return tokens
}

/** The position after a string, which ends where the parser ends it. */
function endOfString(query: string, start: number): number {
  const quote = query[start]
  let at = start + 1
  while (at < query.length && query[at] !== quote) {
    if (query[at] !== '\\') at++
    else if (query[at + 1] !== 'u') at += 2
    else if (query[at + 2] !== '{') at += 6
    else at = endOfEscape(query, at)
  }
  return at + 1
}

function endOfEscape(query: string, start: number): number {
  const end = query.indexOf('}', start)
  if (end >= 0) return end + 1
  // The parser would continue at the query's beginning.
  throw new LakeError(400, 'queryParseError', 'Expected "}" after the escape sequence \\u{', {
    details: { query, start, end: query.length },
  })
}

const operator = /^(?:[^\w\s",:$@^)\]}]+|in|match|asc|desc)$/

/** The depth of the syntax tree: operators in a row nest like brackets. */
function checkDepth(tokens: readonly Token[], bounds: QueryLimits): void {
  const outer: number[] = []
  let depth = 0
  let base = 0
  for (const each of tokens) {
    if (each === ',' || each === ';') depth = base
    else if (operator.test(each)) depth++
    if (each === '(' || each === '[' || each === '{') {
      outer.push(base)
      base = depth
    } else if (each === ')' || each === ']' || each === '}') {
      depth = base
      base = outer.pop() ?? 0
    }
    if (depth <= bounds.queryDepthMax) continue
    const description = 'The query is nested too deeply, or has too many operators in a row.'
    throw limitExceeded('queryDepthMax', bounds, description)
  }
}

interface Body {
  /** Its own tokens. */
  length: number
  readonly calls: string[]
}

/** Number of tokens after each function has been inlined at its calls. */
function expandedLength(tokens: readonly Token[]): number {
  const main: Body = { length: 0, calls: [] }
  const functions = new Map<string, Body>()
  let body = main
  for (const [at, each] of tokens.entries()) {
    const name = `${tokens[at + 1]}::${tokens[at + 3]}`
    if (each === 'fn' && body === main && tokens[at + 2] === '::') {
      body = { length: 0, calls: [] }
      functions.set(name, body)
    } else if (each === '::' && tokens[at - 2] !== 'fn' && tokens[at + 2] === '(') {
      body.calls.push(`${tokens[at - 1]}::${tokens[at + 1]}`)
    } else if (each === ';') body = main
    body.length++
  }
  return total([main, ...functions.values()], functions)
}

function total(bodies: readonly Body[], functions: ReadonlyMap<string, Body>): number {
  const lengths = new Map<Body, number>()
  const lengthOf = (body: Body): number => {
    const cached = lengths.get(body)
    if (cached !== undefined) return cached
    // The parser refuses recursive functions.
    lengths.set(body, 0)
    let length = body.length
    for (const name of body.calls) {
      const called = functions.get(name)
      if (called !== undefined) length += lengthOf(called)
    }
    lengths.set(body, length)
    return length
  }
  return bodies.reduce((sum, body) => sum + lengthOf(body), 0)
}
