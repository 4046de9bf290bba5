import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawChart } from './chart.ts'
import { CHART_FILE, fillPage, PAGE_FILE, RESULTS_FILE } from './report.ts'
import { mergeResults, type Results } from './results.ts'

const kept: Results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
const machine = { cores: 2, memoryGiB: 8, system: 'linux', node: 'v24.0.0' }
const suiteOf = (value: number) => ({
  seconds: 1,
  measured: { date: '2026-11-29', machine, commit: 'abc1234' },
  measurements: [{ name: 'start', value, unit: 'ms', bound: { atMost: 10 } }],
})

test('the page and its chart match the figures of the JSON: node benchmarks/report.ts', () => {
  const page = readFileSync(PAGE_FILE, 'utf8')
  expect(page).toBe(fillPage(page, kept))
  expect(readFileSync(CHART_FILE, 'utf8')).toBe(drawChart(kept))
})

test('every measured suite has markers on the page', () => {
  const page = readFileSync(PAGE_FILE, 'utf8')
  for (const name of Object.keys(kept.suites)) {
    expect(page).toContain(`<!-- figures: ${name} -->`)
  }
})

test('figures are inserted between their markers and replace older ones', () => {
  const page =
    'a\n<!-- figures: start -->\nold\n<!-- end -->\nb\n<!-- figures: none -->\n<!-- end -->\n'
  const filled = fillPage(page, { suites: { start: suiteOf(12) } })
  expect(filled).toMatch(/^a\n<!-- figures: start -->\n\| measured [\s\S]+<!-- end -->\nb\n/)
  expect(filled).toContain('| start | 12 ms |  |  | ≤ 10 | no |')
  expect(filled).toContain(
    'Measured on 2026-11-29, commit abc1234: 2 virtual cores, 8 GiB of memory, Linux, Node v24.0.0.',
  )
  expect(filled).not.toContain('old')
  expect(filled).toContain('Not measured yet.')
  expect(fillPage(filled, { suites: { start: suiteOf(12) } })).toBe(filled)
})

test('a suite that was measured again replaces its older result and the order is unchanged', () => {
  const older = { suites: { b: suiteOf(1), a: suiteOf(1), gone: suiteOf(1) } }
  const newer = suiteOf(2)
  newer.measured.machine = { ...machine, memoryGiB: 64 }
  const merged = mergeResults(older, { suites: { a: newer } }, ['a', 'b'])
  expect(Object.entries(merged.suites)).toEqual([
    ['a', newer],
    ['b', suiteOf(1)],
  ])
})

test('the chart leaves out what was not measured', () => {
  const chart = drawChart({ suites: { start: suiteOf(12) } })
  expect(chart).toContain('start to first page')
  expect(chart).not.toContain('nginx')
  expect(chart).not.toContain('NaN')
})
