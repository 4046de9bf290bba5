import { LakeError } from '../errors.ts'
import { childrenOf, evaluateGroq, type GroqNode } from './groq.ts'

/**
 * groq-js turns the patterns of `match` and `path()` into regular expressions, whose cost grows
 * with the power of their wildcards and which no time limit can stop. So their number is bounded,
 * and a pattern put together from content may have none of its own.
 */
const wildcardsPerWordMax = 3
const wildcardsPerPathMax = 4

/** Throw LakeError 400 when the pattern of a `match` has too many wildcards in one word. */
export function checkMatchPattern(pattern: GroqNode): void {
  const words = patternTexts(pattern).flatMap((text) => text.split(/\s+/))
  if (words.every((word) => word.split('*').length - 1 <= wildcardsPerWordMax)) return
  throw new LakeError(
    400,
    'queryPatternError',
    `A word of a match pattern may have ${wildcardsPerWordMax} wildcards (*). Use fewer.`,
  )
}

/** Throw LakeError 400 when the pattern of `path()` has too many wildcards. */
export function checkPathPattern(pattern: GroqNode): void {
  const isWild = (part: string) => part === '*' || part === '**'
  const counts = patternTexts(pattern).map((text) => text.split('.').filter(isWild).length)
  if (Math.max(0, ...counts) <= wildcardsPerPathMax) return
  throw new LakeError(
    400,
    'queryPatternError',
    `A path pattern may have ${wildcardsPerPathMax} wildcards (* and **). Use fewer.`,
  )
}

/** The patterns an expression can stand for, as far as the query says. */
function patternTexts(pattern: GroqNode): string[] {
  if (isConstant(pattern)) return stringsOf(evaluateGroq(pattern, noContent))
  const parts: string[] = []
  gatherConstants(pattern, parts)
  if (parts.some((part) => part.includes('*'))) {
    throw new LakeError(
      400,
      'queryPatternError',
      'A pattern that depends on documents cannot have wildcards (*) of its own. Use a parameter.',
    )
  }
  return []
}

const noContent = {
  dataset: [],
  params: {},
  sanity: { projectId: '', dataset: '' },
  dereference: () => null,
}

const constantFunctions = new Set(['global::lower', 'global::upper', 'global::string'])
const constantTypes = new Set(['Value', 'Group', 'Array', 'ArrayElement', 'Parameter'])

function isConstant(node: GroqNode): boolean {
  const { type } = node
  const known =
    constantTypes.has(type) ||
    (type === 'OpCall' && node.op === '+') ||
    (type === 'FuncCall' && constantFunctions.has(`${node.namespace}::${node.name}`))
  return known && childrenOf(node).every(isConstant)
}

function gatherConstants(node: GroqNode, texts: string[]): void {
  if (node.type === 'Value') texts.push(...stringsOf(node.value))
  for (const child of childrenOf(node)) gatherConstants(child, texts)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.flatMap(stringsOf) : []
}
