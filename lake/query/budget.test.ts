import { expect, test } from 'vitest'
import { resolveLimits } from '../core/datasetLimits.ts'
import { Budget } from './budget.ts'
import { compileTree } from './compile.ts'
import { EvaluationContext } from './evaluation.ts'
import { parseGroq } from './groq.ts'
import { rootScope } from './scope.ts'
import { View } from './view.ts'

/** How often the evaluation of a query reads the clock. */
function clockReads(query: string, params: Readonly<Record<string, unknown>>): number {
  let reads = 0
  const budget = new Budget(
    resolveLimits(),
    () => {
      reads++
      return 0
    },
    0,
  )
  const sanity = { projectId: 'local', dataset: 'production' }
  const groqContext = { dataset: [], params: {}, sanity }
  const context = new EvaluationContext({ view: new View(), budget, params, groqContext })
  compileTree(parseGroq(query, { params: {} })).evaluate(rootScope(null), context)
  return reads
}

const long = (last: string) => 'x'.repeat(1_000_000) + last
const keys = Array.from({ length: 10_000 }, (_, n) => `key ${n}`)

test.each([
  ['two long strings are equal', '$a == $b', { a: long(''), b: long('') }],
  ['two long strings differ', '$a != $b', { a: long('a'), b: long('b') }],
  ['one long string is less than another', '$a < $b', { a: long('a'), b: long('b') }],
  ['a long string is in a list', '$a in [$b]', { a: long('a'), b: long('b') }],
  ['long strings are ordered', '[$a, $b] | order(@)', { a: long('a'), b: long('b') }],
  ['long strings are intersected', 'array::intersects([$a], [$b])', { a: long('a'), b: long('b') }],
  ['documents are looked up by many keys', '*[_id in $keys]', { keys }],
  ['documents are looked up by a long key', '*[_id == $a]', { a: long('a') }],
])('budget, %s, reads the clock', (_what, query, params) => {
  expect(clockReads(query, params)).toBeGreaterThan(0)
})

test('budget, short strings are compared, does not read the clock', () => {
  expect(clockReads('$a in [$b]', { a: 'a', b: 'b' })).toBe(0)
})
