import { expect, test } from 'vitest'
import { resolveLimits } from '../limits.ts'
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
