/**
 * `npm test`: runs every check, the static ones first. All of them run even if one fails, so that
 * one run shows everything there is to fix. The last line is `N passed, N failed`: single tests, and
 * each static check counted as one. `npm run test:changed` (`--changed`) runs the checks that take
 * seconds, and the tests of uncommitted changes.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import pLimit from 'p-limit'
import {
  BUILD,
  BUILD_CHECKS,
  CHANGED_TESTS,
  type Check,
  QUICK_CHECKS,
  SOURCE_CHECKS,
  TESTS,
} from './test/checks.ts'
import { createTemporaryDir } from './test/temporaryDir.ts'
import {
  countTests,
  failedFiles,
  flakyTests,
  hasFailedOutsideTests,
  type Outcome,
  parseReport,
  withRepeat,
} from './test/testReport.ts'

const REPORT_DIR = '.cache/test-reports'
/** More files do not fail because the machine is busy. */
const REPEATED_FILES_MAX = 5

async function runCheck(check: Check): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = check.vitestReport ? await runTests(check) : await runStaticCheck(check)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const verdict = outcome.failed === 0 ? 'ok' : `FAILED: ${check.onFailure}`
  console.log(`--- ${check.name}: ${verdict} (${outcome.passed} passed, ${seconds} s)\n`)
  return outcome
}

async function runStaticCheck(check: Check): Promise<Outcome> {
  const { exitCode, output } = await runScript(check, [])
  process.stdout.write(output)
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * A busy machine can delay any of the processes of a test. So files that fail are repeated in new
 * processes, where nothing is left of the failure.
 */
async function runTests(check: Check): Promise<Outcome> {
  const first = await runVitest(check, [])
  if (first === undefined) return { passed: 0, failed: 1 }
  let { report } = first
  for (let nth = 1; nth <= (check.repeatsMax ?? 0); nth += 1) {
    const files = failedFiles(report)
    if (files.length === 0 || files.length > REPEATED_FILES_MAX) break
    console.log(`Repeating ${files.join(', ')}`)
    const repeat = await runVitest(check, files)
    if (repeat === undefined || repeat.hasFailedOutside) break
    for (const name of flakyTests(report, repeat.report)) {
      console.log(`FLAKY, passed when repeated: ${name}`)
    }
    report = withRepeat(report, repeat.report)
  }
  const isEmpty = report.size === 0 && check.mayBeEmpty
  const outcome = isEmpty ? { passed: 0, failed: 0 } : countTests(report)
  return { ...outcome, failed: outcome.failed + Number(first.hasFailedOutside) }
}

/** @returns undefined if Vitest ended without a report */
async function runVitest(check: Check, files: readonly string[]) {
  const path = `${REPORT_DIR}/${check.vitestReport}${files.length > 0 ? '-repeat' : ''}.json`
  rmSync(path, { force: true })
  const { exitCode } = await runScript(check, [
    '--',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${path}`,
    '--reporter=tooling/test/exitCodeReporter.ts',
    ...files,
  ])
  try {
    const report = parseReport(readFileSync(path, 'utf8'), process.cwd())
    return { report, hasFailedOutside: hasFailedOutsideTests(exitCode, report) }
  } catch {
    return undefined
  }
}

/** @returns the output of a check that runs with others; that of tests is shown as they run */
function runScript(
  check: Check,
  scriptArguments: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const sink = check.vitestReport === undefined ? 'pipe' : 'inherit'
    const child = spawn('npm', ['run', '--silent', check.script, ...scriptArguments], {
      stdio: ['ignore', sink, sink],
      // Escape codes are only readable on a terminal.
      env: {
        ...process.env,
        ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
        TMPDIR: temporaryDir,
      },
    })
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output: Buffer.concat(output).toString() })
    })
  })
}

const temporaryDir = createTemporaryDir()
rmSync(REPORT_DIR, { recursive: true, force: true })
mkdirSync(REPORT_DIR, { recursive: true })
const total: Outcome = { passed: 0, failed: 0 }
const failedChecks: string[] = []
const count = (check: Check, { passed, failed }: Outcome) => {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failedChecks.push(`${check.name} (npm run ${check.script})`)
}
const runInTurn = async (checks: readonly Check[]) => {
  for (const check of checks) count(check, await runCheck(check))
}
// Each static check uses about one core, so as many run as there are cores.
const inParallel = pLimit(availableParallelism())
const isChangedOnly = process.argv.includes('--changed')
const staticChecks = isChangedOnly
  ? QUICK_CHECKS.map((check) => [check])
  : [[BUILD, ...BUILD_CHECKS], ...SOURCE_CHECKS.map((check) => [check])]
const runStaticChecks = () => inParallel.map(staticChecks, runInTurn)
if (isChangedOnly) {
  // Tests also wait, so the checks take little of their time.
  await Promise.all([runStaticChecks(), runInTurn([CHANGED_TESTS])])
} else {
  await runStaticChecks()
  await runInTurn(TESTS)
}
if (failedChecks.length > 0) console.log(`Failed: ${failedChecks.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
