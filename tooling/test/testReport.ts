import { relative } from 'node:path'
import * as v from 'valibot'

const PASSED = 'passed'
/** Exit code of `exitCodeReporter.ts`. */
export const FAILED_OUTSIDE_TESTS = 3

/** What is read of the reports of Vitest's JSON reporter. */
const reportSchema = v.object({
  testResults: v.array(
    v.object({
      /** The file, absolute. */
      name: v.string(),
      /** Also `failed` if a hook or the file itself failed. */
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

export interface Outcome {
  passed: number
  failed: number
}

/** The tests of one file in one run. */
interface TestFile {
  hasFailed: boolean
  tests: readonly { name: string; hasPassed: boolean }[]
}

/** The results of a run, by the path of the file from the root of the project. */
export type TestReport = ReadonlyMap<string, TestFile>

/**
 * @param json a report of Vitest's JSON reporter
 * @param root of the project
 * @throws if it is not one
 */
export function parseReport(json: string, root: string): TestReport {
  const { testResults } = v.parse(reportSchema, JSON.parse(json))
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      // A test that does not run proves nothing, so a skipped one counts as failed.
      const tests = assertionResults.map((one) => ({
        name: one.fullName,
        hasPassed: one.status === PASSED,
      }))
      const hasFailed = status !== PASSED || tests.some(({ hasPassed }) => !hasPassed)
      return [relative(root, name), { hasFailed, tests }]
    }),
  )
}

export function failedFiles(report: TestReport): string[] {
  return [...report].filter(([, { hasFailed }]) => hasFailed).map(([path]) => path)
}

/** Whether there was an error such as an unhandled rejection, or Vitest ended unexpectedly. */
export function hasFailedOutsideTests(exitCode: number, report: TestReport): boolean {
  return exitCode > 1 || (exitCode !== 0 && failedFiles(report).length === 0)
}

/** @returns the report with the files of a repeat as they ended in it */
export function withRepeat(report: TestReport, repeat: TestReport): TestReport {
  return new Map([...report, ...repeat])
}

/** Names of tests that failed in the files of a report and passed in a repeat of these. */
export function flakyTests(report: TestReport, repeat: TestReport): string[] {
  return [...repeat].flatMap(([path, { tests, hasFailed }]) => {
    const before = report.get(path)?.tests ?? []
    const passed = new Set(tests.flatMap((test) => (test.hasPassed ? test.name : [])))
    const flaky = before.filter(({ name, hasPassed }) => !hasPassed && passed.has(name))
    // Without a failed test, a hook or the file itself had failed.
    if (flaky.length === 0 && !hasFailed) return [path]
    return flaky.map(({ name }) => `${path}: ${name}`)
  })
}

/** Counts single tests; a file that failed outside its tests is one more that failed. */
export function countTests(report: TestReport): Outcome {
  const outcome = { passed: 0, failed: 0 }
  for (const { tests, hasFailed } of report.values()) {
    const passed = tests.filter(({ hasPassed }) => hasPassed).length
    outcome.passed += passed
    outcome.failed += Math.max(tests.length - passed, Number(hasFailed))
  }
  if (outcome.passed + outcome.failed === 0) outcome.failed = 1
  return outcome
}
