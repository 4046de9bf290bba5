import { expect, test } from 'vitest'
import { resolveLimits } from '../core/datasetLimits.ts'
import { QueryCompiler } from './compile.ts'

const bounds = resolveLimits()

/** A query as long as that of a page, which is about 22,000 characters. */
const longQuery = (n: number) => `*[_type == "page${n}"]{${'title, '.repeat(3_200)}_id}`

test('query compiler, a query as long as the page query, is compiled once', () => {
  const compiler = new QueryCompiler(bounds)
  const compiled = compiler.compile(longQuery(1), {})
  expect(compiler.compile(longQuery(1), {}) === compiled).toBe(true)
})

test('query compiler, more queries than its total size, drops those not used for longest', () => {
  const compiler = new QueryCompiler(bounds)
  const compile = (n: number) => compiler.compile(`*[_id == "${n}${'x'.repeat(100_000)}"]`, {})
  const [first, second] = [1, 2].map(compile)
  for (let n = 3; n < 15; n++) {
    compile(n)
    expect(compile(1) === first).toBe(true)
  }
  expect(compile(2) === second).toBe(false)
})

test('query compiler, other values of a parameter, compiles the query once', () => {
  const compiler = new QueryCompiler(bounds)
  const compiled = compiler.compile('*[path == $path]', { path: '/a' })
  expect(compiler.compile('*[path == $path]', { path: '/b' }) === compiled).toBe(true)
})

test('query compiler, a parameter that changes what the query means, compiles it for each value', () => {
  const compiler = new QueryCompiler(bounds)
  const compile = (n: unknown) => compiler.compile('[{"a": "attribute"}, "element"][$n]', { n })
  const [first, second, again] = [0, 1, 0].map(compile)
  expect(first === second).toBe(false)
  expect(first === again).toBe(true)
  expect(() => compiler.compile('*[0..$n]', {})).toThrow('slicing must use constant numbers')
  expect(() => compiler.compile('*[_id == $n]', {})).toThrow('param $n referenced')
})

test('query compiler, a list where a constant may stand, compiles the query once', () => {
  const compiler = new QueryCompiler(bounds)
  const compile = (a: unknown) => compiler.compile('*[$a + $a]', { a })
  expect(compile([1]) === compile([2])).toBe(true)
  expect(compile(['x'.repeat(300)]) === compile('x'.repeat(300))).toBe(true)
  expect(compile('a') === compile('b')).toBe(false)
  expect(() => compiler.compile('*[$a + $a]', {})).toThrow('param $a referenced')
})
