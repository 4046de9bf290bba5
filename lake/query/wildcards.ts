import type { Budget } from './budget.ts'

/** One position of a pattern: a character, or a set of characters, perhaps repeated. */
interface Part {
  readonly isRepeated: boolean
  readonly accepts: (code: number) => boolean
}

/** Matches a whole text. Costs at most the text's length times the pattern's. */
export type Matcher = (text: string, budget: Budget) => boolean

const dot = 0x2e

/** `*` matches any characters and `.` any single one; case-insensitive, as in `match`. */
export function wordMatcher(pattern: string): Matcher {
  const parts = Array.from(pattern.split(''), (character): Part => {
    if (character === '*') return { isRepeated: true, accepts: isNoLineEnd }
    if (character === '.') return { isRepeated: false, accepts: isNoLineEnd }
    const sought = withoutCase(character.charCodeAt(0))
    return { isRepeated: false, accepts: (code) => withoutCase(code) === sought }
  })
  return /[*.]/.test(pattern) ? matcherOf(parts) : literalMatcherOf(parts)
}

/**
 * `*` matches one segment and `**` any number, as in `path()`; groq-js treats dots as any
 * character.
 */
export function pathMatcher(pattern: string): Matcher {
  const parts = pattern.split('.').flatMap((segment, at): Part[] => {
    const separator = at === 0 ? [] : [{ isRepeated: false, accepts: isNoLineEnd }]
    return [...separator, ...segmentParts(segment)]
  })
  return matcherOf(parts)
}

function segmentParts(segment: string): Part[] {
  if (segment === '**') return [{ isRepeated: true, accepts: isNoLineEnd }]
  if (segment === '*') {
    const accepts = (code: number) => code !== dot
    return [
      { isRepeated: false, accepts },
      { isRepeated: true, accepts },
    ]
  }
  return segment.split('').map((character) => {
    const sought = character.charCodeAt(0)
    return { isRepeated: false, accepts: (code) => code === sought }
  })
}

function literalMatcherOf(parts: readonly Part[]): Matcher {
  return (text, budget) => {
    budget.step()
    return (
      text.length === parts.length && parts.every((part, at) => part.accepts(text.charCodeAt(at)))
    )
  }
}

/** Simulates all states of the automaton in parallel instead of backtracking. */
function matcherOf(parts: readonly Part[]): Matcher {
  const end = parts.length
  const first = parts[0]
  return (text, budget) => {
    budget.step()
    if (first?.isRepeated === false && !first.accepts(text.charCodeAt(0))) return false
    let active = new Uint8Array(end + 1)
    let next = new Uint8Array(end + 1)
    activate(parts, active, 0)
    for (let at = 0; at < text.length; at++) {
      budget.step(1 + end / 16)
      const code = text.charCodeAt(at)
      let isAlive = false
      for (let state = 0; state < end; state++) {
        const part = parts[state]
        if (active[state] === 0 || part === undefined || !part.accepts(code)) continue
        activate(parts, next, part.isRepeated ? state : state + 1)
        isAlive = true
      }
      if (!isAlive) return false
      ;[active, next] = [next, active]
      next.fill(0)
    }
    return active[end] === 1
  }
}

/** Activates a state, and those reachable from it without a character. */
function activate(parts: readonly Part[], states: Uint8Array, from: number): void {
  let state = from
  states[state] = 1
  while (parts[state]?.isRepeated) {
    state++
    states[state] = 1
  }
}

function isNoLineEnd(code: number): boolean {
  return code !== 0x0a && code !== 0x0d && code !== 0x2028 && code !== 0x2029
}

/** Case folding of ECMAScript's regular expressions with flag `i`. */
function withoutCase(code: number): number {
  if (code < 128) return code >= 0x61 && code <= 0x7a ? code - 32 : code
  const upper = String.fromCharCode(code).toUpperCase()
  const upperCode = upper.charCodeAt(0)
  return upper.length !== 1 || upperCode < 128 ? code : upperCode
}
