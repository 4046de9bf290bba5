import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveLimits } from '../../lake/core/limits.ts'
import { DEFAULT_LIMITS } from '../../lake/http/limits.ts'

test('decision 26 lists the limits of a query over HTTP with their defaults', () => {
  const record = readFileSync('docs/decisions/0026-query-evaluation.md', 'utf8')
  const listed = [...record.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map(
    ([, name = '', value = '']) => [name, Number(value.replaceAll(',', ''))] as const,
  )
  const { queryTimeMaxMs, resultSizeMax } = DEFAULT_LIMITS
  const limits = Object.entries(resolveLimits({ queryTimeMaxMs, resultSizeMax })).filter(([name]) =>
    /^(?:query|match|result)/.test(name),
  )
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(limits))
})
