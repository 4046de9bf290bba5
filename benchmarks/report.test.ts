import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawChart } from './chart.ts'
import { CHART_FILE, fillPage, PAGE_FILE, RESULTS_FILE } from './report.ts'
import { mergeResults, type Results } from './results.ts'

const kept: Results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
const machine = { cores: 2, memoryGiB: 8, system: 'linux', node: 'v24.0.0' }
const suiteOf = (value: number) => ({
  seconds: 1,
  measured: { date: '2026-11-29', commit: 'abc1234' },
  measurements: [{ name: 'start', value, unit: 'ms', bound: { atMost: 10 } }],
})

test('the page and its chart match the figures of the JSON: node benchmarks/report.ts', () => {
  const page = readFileSync(PAGE_FILE, 'utf8')
  expect(page).toBe(fillPage(page, kept))
  expect(readFileSync(CHART_FILE, 'utf8')).toBe(drawChart(kept))
})

test('every measured suite has markers on the page', () => {
  const page = readFileSync(PAGE_FILE, 'utf8')
  for (const name of ['machine', ...Object.keys(kept.suites)]) {
    expect(page).toContain(`<!-- figures: ${name} -->`)
  }
})

test('figures are inserted between their markers and replace older ones', () => {
  const page =
    'a\n<!-- figures: start -->\nold\n<!-- end -->\nb\n<!-- figures: none -->\n<!-- end -->\n'
  const filled = fillPage(page, { machine, suites: { start: suiteOf(12) } })
  expect(filled).toMatch(/^a\n<!-- figures: start -->\n\| measured [\s\S]+<!-- end -->\nb\n/)
  expect(filled).toContain('| start | 12 ms |  |  | ≤ 10 | no |')
  expect(filled).toContain('Measured on 2026-11-29, commit abc1234.')
  expect(filled).not.toContain('old')
  expect(filled).toContain('Not measured yet.')
  expect(fillPage(filled, { machine, suites: { start: suiteOf(12) } })).toBe(filled)
})

test('a suite that was measured again replaces its older result and the order is unchanged', () => {
  const older = { machine, suites: { b: suiteOf(1), a: suiteOf(1), gone: suiteOf(1) } }
  const merged = mergeResults(older, { machine, suites: { a: suiteOf(2) } }, ['a', 'b'])
  expect(Object.entries(merged.suites)).toEqual([
    ['a', suiteOf(2)],
    ['b', suiteOf(1)],
  ])
})

test('the chart leaves out what was not measured', () => {
  const chart = drawChart({ machine, suites: { start: suiteOf(12) } })
  expect(chart).toContain('start to first page')
  expect(chart).not.toContain('nginx')
  expect(chart).not.toContain('NaN')
})
