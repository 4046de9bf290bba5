/**
 * `docs/performance.md` shows the figures of `docs/performance/results.json` between markers, and
 * the chart next to it. All of it is generated from the JSON: `node benchmarks/report.ts` uses the
 * stored results, `npm run bench -- --docs` those of a new run.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawChart } from './chart.ts'
import type { Results } from './results.ts'
import { cellText, markdownTable, measurementCells } from './table.ts'

export const RESULTS_FILE = 'docs/performance/results.json'
export const CHART_FILE = 'docs/performance/chart.svg'
export const PAGE_FILE = 'docs/performance.md'

const COLUMNS = ['measured', 'value', 'against', 'ratio', 'bound', 'within']
const SYSTEMS: Readonly<Record<string, string>> = {
  linux: 'Linux',
  darwin: 'macOS',
  win32: 'Windows',
}

/**
 * Writes the JSON, the chart and the tables of the page.
 * @returns names of the files
 */
export function writeReport(results: Results): string[] {
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(CHART_FILE, drawChart(results))
  writeFileSync(PAGE_FILE, fillPage(readFileSync(PAGE_FILE, 'utf8'), results))
  return [RESULTS_FILE, CHART_FILE, PAGE_FILE]
}

/**
 * @param page with places between `<!-- figures: NAME -->` and `<!-- end -->`, where NAME is a suite
 */
export function fillPage(page: string, results: Results): string {
  return page.replaceAll(
    /(<!-- figures: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, opening: string, name: string, closing: string) =>
      `${opening}${figures(name, results)}\n${closing}`,
  )
}

function figures(name: string, { suites }: Results): string {
  const suite = suites[name]
  if (!suite) return 'Not measured yet.'
  const rows = suite.measurements.map((measurement) => {
    const [mark = '', ...cells] = measurementCells(measurement)
    return [...cells, measurement.bound && measurement.value !== null ? (mark ? 'no' : 'yes') : '']
  })
  const notes = suite.measurements.flatMap(({ name: of, note }) =>
    note ? [`- ${of}: ${note}`] : [],
  )
  const details = suite.details && [
    '<details><summary>Page by page</summary>',
    markdownTable(
      suite.details.columns,
      suite.details.rows.map((row) => row.map(cellText)),
    ),
    '</details>',
  ]
  const { date, commit, machine } = suite.measured
  const { cores, memoryGiB, node, system } = machine
  const where = `${cores} virtual cores, ${memoryGiB} GiB of memory, ${SYSTEMS[system] ?? system}, Node ${node}`
  return [
    markdownTable(COLUMNS, rows),
    `Measured on ${date}, commit ${commit}: ${where}.`,
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ...(details ?? []),
  ].join('\n\n')
}

if (import.meta.main) {
  const results: Results = JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
  const page = readFileSync(PAGE_FILE, 'utf8')
  const isCurrent =
    readFileSync(CHART_FILE, 'utf8') === drawChart(results) && page === fillPage(page, results)
  if (!isCurrent && process.argv.includes('--check')) {
    console.error(`${CHART_FILE} or ${PAGE_FILE} is out of date. Run "npm run generate".`)
    process.exitCode = 1
  } else if (!isCurrent) console.log(`Renewed ${writeReport(results).join(', ')}`)
}
