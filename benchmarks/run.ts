/**
 * `npm run bench`: measures speed and size in one run on one machine. Prints tables and writes the
 * same figures as JSON.
 *
 *     npm run bench                       runs all suites, Lighthouse on the home page only
 *     npm run bench -- cached growth      runs only these suites
 *     npm run bench -- --lighthouse=all   runs Lighthouse on all pages (`none`: on no page)
 *     npm run bench -- --quick            runs every suite briefly, to test that it runs
 *     npm run bench -- --docs             also updates docs/performance.md, its chart and its JSON
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../runtime/errorMessage.ts'
import { parseCommand } from './command.ts'
import { holds, notMeasured } from './measurement.ts'
import { createProgress } from './progress.ts'
import { RESULTS_FILE, writeReport } from './report.ts'
import { describeVersion, mergeResults, type Results, type SuiteResult } from './results.ts'
import type { BenchOptions } from './suite.ts'
import { SUITES } from './suites.ts'
import { terminalDetails, terminalTable } from './table.ts'

const names = Object.keys(SUITES)
const command = parseOrExit()
// An exit handler removes servers and temporary folders.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const measured = describeVersion(Date.now())
if (command.docs && measured.commit.endsWith('-dirty')) {
  console.error('--docs publishes figures of a commit: commit your changes first.')
  process.exit(2)
}
execFileSync(process.execPath, ['tooling/build.ts'], { stdio: 'inherit' })
const results: Results = { suites: await runSuites() }
show(results)
const folder = join(process.env.DATA_DIR ?? '.data', 'benchmark')
mkdirSync(folder, { recursive: true })
const file = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`)
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(`Written to ${file}`)
if (command.docs) {
  const older = existsSync(RESULTS_FILE)
    ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8'))
    : undefined
  const written = writeReport(mergeResults(older, results, names))
  console.log(`Renewed ${written.join(', ')}`)
}
process.exit()

function parseOrExit() {
  try {
    return parseCommand(process.argv.slice(2), names)
  } catch (error) {
    console.error(errorMessage(error))
    process.exit(2)
  }
}

async function runSuites(): Promise<Record<string, SuiteResult>> {
  const progress = createProgress(
    command.suites.length,
    { isTTY: process.stdout.isTTY, write: (text) => process.stdout.write(text) },
    () => performance.now(),
  )
  const options: BenchOptions = {
    lighthouse: command.lighthouse,
    quick: command.quick,
    step: progress.step,
  }
  const suites: Record<string, SuiteResult> = {}
  for (const name of command.suites) {
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
