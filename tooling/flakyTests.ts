import type { Reporter, TestCase } from 'vitest/node'

/**
 * Names each test that failed and then passed when it was repeated. Vitest counts such a test as
 * passed; this is how a run shows that it needs attention.
 */
export default class FlakyTests implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`FLAKY, passed when repeated: ${name}`)
  }
}
