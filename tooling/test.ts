/**
 * `npm test`: runs every check, the static ones first. All of them run even if one fails, so that
 * one run shows everything there is to fix. The last line is `N passed, N failed`: single tests, and
 * each static check counted as one. `npm run test:changed` (`--changed`) runs the checks that take
 * seconds, and the tests of uncommitted changes.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import pLimit from 'p-limit'
import { onExit } from './onExit.ts'
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
/** A file system in memory, on Linux. A run has about 1 GiB of temporary files at the same time. */
const MEMORY_DIR = '/dev/shm'
const MEMORY_MIN_BYTES = 4 * 2 ** 30
const REPEATS_MAX = 2
/** More files do not fail because the machine is busy. */
const REPEATED_FILES_MAX = 5

interface Check {
  name: string
  /** What a failure means and what to do about it. */
  onFailure: string
  /** npm script that runs this check alone. */
  script: string
  /** Vitest runs it, and its single tests are counted; the name of its report. */
  vitestReport?: string
  /** Whether a run without tests is a success. */
  mayBeEmpty?: boolean
  /** How often its failed test files are repeated. */
  repeatsMax?: number
}

const BUILD: Check = {
  name: 'build',
  script: 'build',
  onFailure: 'the site or the Studio does not build',
}

/** They read the build. */
const BUILD_CHECKS: readonly Check[] = [
  {
    name: 'browser bundle',
    script: 'check:bundle',
    onFailure: 'server code, a node built-in or a secret would reach browsers',
  },
  {
    name: 'browser APIs',
    script: 'check:browsers',
    onFailure: 'a page uses what one of the oldest supported browsers lacks',
  },
]

/** They read only the sources, in seconds. */
const QUICK_CHECKS: readonly Check[] = [
  {
    name: 'format and lint',
    script: 'check:format',
    onFailure: 'npm run format fixes most of it',
  },
  { name: 'types', script: 'check:types', onFailure: 'a type error' },
  {
    name: 'layers',
    script: 'check:layers',
    onFailure: 'an import against the table of layers in docs/architecture.md',
  },
  {
    name: 'words',
    script: 'check:words',
    onFailure: 'a comment, test name or document with a word that has a better equivalent',
  },
]

const SOURCE_CHECKS: readonly Check[] = [
  ...QUICK_CHECKS,
  {
    name: 'generated files',
    script: 'check:generated',
    onFailure: 'a generated file is stale: npm run generate writes all of them',
  },
  {
    name: 'unused code',
    script: 'check:unused',
    onFailure: 'a file, export or package that nothing uses',
  },
]

/** The tests use all cores themselves, so one project runs after the other. */
const TESTS: readonly Check[] = [
  {
    name: 'unit tests',
    script: 'test:unit',
    vitestReport: 'unit',
    onFailure: 'a unit test failed',
  },
  {
    name: 'contract tests',
    script: 'test:contract',
    vitestReport: 'contract',
    repeatsMax: REPEATS_MAX,
    onFailure: 'a test in tests/ outside the browser failed',
  },
  {
    name: 'browser tests',
    script: 'test:browser',
    vitestReport: 'browser',
    repeatsMax: REPEATS_MAX,
    onFailure: 'a test of the site or the Studio in a real browser failed',
  },
]

const CHANGED_TESTS: Check = {
  name: 'tests of uncommitted changes',
  script: 'test:uncommitted',
  vitestReport: 'uncommitted',
  mayBeEmpty: true,
  onFailure: 'a test of what you changed failed',
}

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

/**
 * The folder of all temporary files, which is removed after the run. It is in memory if there is
 * enough: browsers and lakes create and remove so many files that a disk costs a tenth of the time.
 */
function createTemporaryDir(): string {
  const folder = mkdtempSync(join(hasMemoryDir() ? MEMORY_DIR : tmpdir(), 'nsaa-'))
  // PostgreSQL refuses to run as root, and the user it runs as instead has to enter the folder.
  chmodSync(folder, 0o711)
  // After an interrupt, processes of tests can still write into it.
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function hasMemoryDir(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DIR)
    return bavail * bsize >= MEMORY_MIN_BYTES
  } catch {
    return false
  }
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
const atOnce = pLimit(availableParallelism())
const isChangedOnly = process.argv.includes('--changed')
const staticChecks = isChangedOnly
  ? QUICK_CHECKS.map((check) => [check])
  : [[BUILD, ...BUILD_CHECKS], ...SOURCE_CHECKS.map((check) => [check])]
await atOnce.map(staticChecks, runInTurn)
await runInTurn(isChangedOnly ? [CHANGED_TESTS] : TESTS)
if (failedChecks.length > 0) console.log(`Failed: ${failedChecks.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
