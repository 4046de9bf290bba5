import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveLimits } from '../../lake/core/datasetLimits.ts'
import { openDataset } from '../../lake/embeddedDataset.ts'
import { DEFAULT_LIMITS } from '../../lake/http/lakeLimits.ts'

test('decision 26 lists the limits of a query over HTTP with their defaults', () => {
  const record = readFileSync('docs/decisions/0026-query-evaluation.md', 'utf8')
  const listed = [...record.matchAll(/^\| `(\w+)` \| ([\d,]+) \|/gm)].map(
    ([, name = '', value = '']) => [name, Number(value.replaceAll(',', ''))] as const,
  )
  const limits = Object.entries(resolveLimits()).filter(([name]) =>
    /^(?:query|match|result)/.test(name),
  )
  const overHttp = Object.entries(DEFAULT_LIMITS)
  expect(overHttp).toEqual(
    expect.arrayContaining(limits.filter(([name]) => name in DEFAULT_LIMITS)),
  )
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(limits))
})

test('decision 56 names the error of a transaction over HTTP that takes too long', () => {
  const record = readFileSync('docs/decisions/0056-bounds-of-writes.md', 'utf8')
  const dataset = openDataset({ file: ':memory:' })
  const transact = () => dataset.transact([{ create: { _type: 'page' } }], { timeMaxMs: -1 })
  const [, statusCode, type] = /\| (\d+), `(\w+)` \|/.exec(record) ?? []
  expect(transact).toThrow(expect.objectContaining({ statusCode: Number(statusCode), type }))
  dataset.close()
})
