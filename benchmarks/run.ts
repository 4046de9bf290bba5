/**
 * `npm run bench`: measures speed and size in one run on one machine. Prints tables and writes the
 * same figures as JSON.
 *
 *     npm run bench                       runs all suites, Lighthouse on the home page only
 *     npm run bench -- cached growth      runs only these suites
 *     npm run bench -- --lighthouse=all   runs Lighthouse on all pages (`none`: on no page)
 *     npm run bench -- --quick            tests in a minute that every suite runs
 *     npm run bench -- --docs             also updates docs/performance.md, its chart and its JSON
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { holds, notMeasured } from './measurement.ts'
import { createProgress } from './progress.ts'
import { RESULTS_FILE, writeReport } from './report.ts'
import {
  describeMachine,
  describeVersion,
  mergeResults,
  type Results,
  type SuiteResult,
} from './results.ts'
import type { BenchOptions } from './suite.ts'
import { SUITES } from './suites.ts'
import { terminalDetails, terminalTable } from './table.ts'

const EXTENTS = ['all', 'home', 'none'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lighthouse: { type: 'string', default: 'home' },
    quick: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
})
const extent = EXTENTS.find((each) => each === values.lighthouse)
const names = Object.keys(SUITES)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0 || !extent) {
  console.error(
    `There are the suites ${names.join(', ')} and --lighthouse=${EXTENTS.join('|')}, --quick, --docs.`,
  )
  process.exit(1)
}
// An exit handler removes servers and temporary folders.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const measured = describeVersion(Date.now())
execFileSync(process.execPath, ['tooling/build.ts'], { stdio: 'inherit' })
const results: Results = { machine: describeMachine(), suites: await runSuites() }
show(results)
const folder = join(process.env.DATA_DIR ?? '.data', 'benchmark')
mkdirSync(folder, { recursive: true })
const file = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(`Written to ${file}`)
if (values.docs) {
  const older = existsSync(RESULTS_FILE)
    ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
    : undefined
  const written = writeReport(mergeResults(older, results, names))
  console.log(`Renewed ${written.join(', ')}`)
}
process.exit()

async function runSuites(): Promise<Record<string, SuiteResult>> {
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name))
  const progress = createProgress(
    chosen.length,
    { isTTY: process.stdout.isTTY, write: (text) => process.stdout.write(text) },
    () => performance.now(),
  )
  const options: BenchOptions = {
    lighthouse: extent ?? 'home',
    quick: values.quick,
    step: progress.step,
  }
  const suites: Record<string, SuiteResult> = {}
  for (const name of chosen) {
    progress.suite(name)
    const findings = await SUITES[name]?.(options).catch((error: unknown) => {
      process.exitCode = 1
      return { measurements: [notMeasured(name, '', `failed: ${String(error).slice(0, 400)}`)] }
    })
    const seconds = progress.done()
    if (findings) suites[name] = { seconds, measured, ...findings }
  }
  return suites
}

function show({ suites }: Results): void {
  for (const [name, { measurements, details }] of Object.entries(suites)) {
    console.log(`\n${name.toUpperCase()}\n${terminalTable(measurements)}`)
    if (details) console.log(`\n${terminalDetails(details)}`)
  }
  const all = Object.values(suites).flatMap(({ measurements }) => measurements)
  const short = all.filter((measurement) => !holds(measurement))
  const missing = all.filter(({ value }) => value === null)
  console.log(
    `\n${all.length} figures: ${short.length} short of their bound (marked !), ${missing.length} not measured.`,
  )
}
