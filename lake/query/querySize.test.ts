import { expect, test } from 'vitest'
import { resolveLimits } from '../core/datasetLimits.ts'
import { checkQuerySize } from './querySize.ts'

const bounds = { ...resolveLimits(), queryDepthMax: 10, queryTermsMax: 100 }
const check = (query: string) => () => checkQuerySize(query, bounds)

test.each([
  ['operators in strings', `"${'+'.repeat(50)}"`],
  ['operators in comments', `1 //${'+'.repeat(50)}\n`],
  ['a quote in a string', `"\\"${'('.repeat(50)}\\u0022"`],
  ['operators separated by commas', `[${Array(20).fill('1+1').join(',')}]`],
  ['brackets that are closed', '[1][2][3][4]'],
])('query size, %s, is not too deep', (_, query) => {
  expect(check(query)).not.toThrow()
})

test.each([
  ['operators in a row', `1${'+1'.repeat(11)}`],
  ['brackets', '['.repeat(11)],
  ['signs', `${'-'.repeat(11)}1`],
  ['attributes', `a${'.b'.repeat(11)}`],
  ['brackets and operators together', '1+(1+(1+(1+(1+(1+(1'],
  ['operators behind an escape that ends a string', `"\\u"${'+1'.repeat(3)}" ${'+1'.repeat(11)}`],
])('query size, %s, is too deep', (_, query) => {
  expect(check(query)).toThrow(/queryDepthMax: 10/)
})

test('query size, functions, counts their terms at every call', () => {
  const declared = 'fn a::b($x) = $x{"v": [1, 2, 3]}; '
  expect(check(`${declared} [a::b(@), a::b(@)]`)).not.toThrow()
  expect(check(`${declared} [a::b(@), a::b(@), a::b(@), a::b(@)]`)).toThrow(/queryTermsMax: 100/)
})

test('query size, a recursive function, is refused by the parser instead', () => {
  expect(check('fn a::b($x) = $x{"v": a::b(@)}; a::b(@)')).not.toThrow()
})
