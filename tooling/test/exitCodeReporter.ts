import type { Reporter } from 'vitest/node'
import { FAILED_OUTSIDE_TESTS } from './testReport.ts'

/**
 * Reporter of Vitest that changes its exit code, which is 1 for any failure, if there was an error
 * outside tests.
 */
export default class ExitCodeReporter implements Reporter {
  onTestRunEnd(_modules: unknown, unhandledErrors: readonly unknown[]): void {
    const { exitCode } = process
    // An error of a global teardown follows, and is reported by the exit code alone.
    process.exitCode = 0
    process.once('exit', () => {
      const hasFailedOutsideTests = unhandledErrors.length > 0 || process.exitCode !== 0
      process.exitCode = hasFailedOutsideTests ? FAILED_OUTSIDE_TESTS : exitCode
    })
  }
}
