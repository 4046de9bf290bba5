import { describe, expect, test } from 'vitest'
import {
  countTests,
  FAILED_OUTSIDE_TESTS,
  failedFiles,
  flakyTests,
  hasFailedOutsideTests,
  parseReport,
  withRepeat,
} from './testReport.ts'

type Status = 'passed' | 'failed' | 'skipped'

function report(files: Record<string, { status: Status; tests: Record<string, Status> }>) {
  const testResults = Object.entries(files).map(([path, { status, tests }]) => ({
    name: `/project/${path}`,
    status,
    assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
  }))
  return parseReport(JSON.stringify({ testResults }), '/project')
}

const first = report({
  'tests/a.test.ts': { status: 'passed', tests: { one: 'passed', two: 'passed' } },
  'tests/b.test.ts': { status: 'failed', tests: { one: 'failed', two: 'passed' } },
})

describe('a report of tests', () => {
  test('counts tests, and names the files with a failed one', () => {
    expect(countTests(first)).toEqual({ passed: 3, failed: 1 })
    expect(failedFiles(first)).toEqual(['tests/b.test.ts'])
  })

  test('counts a skipped test as failed', () => {
    const skipped = report({ 'a.test.ts': { status: 'passed', tests: { one: 'skipped' } } })
    expect(countTests(skipped)).toEqual({ passed: 0, failed: 1 })
    expect(failedFiles(skipped)).toEqual(['a.test.ts'])
  })

  test('counts a file that failed without a failed test', () => {
    const broken = report({
      'a.test.ts': { status: 'failed', tests: {} },
      'b.test.ts': { status: 'failed', tests: { one: 'passed' } },
    })
    expect(countTests(broken)).toEqual({ passed: 1, failed: 2 })
  })

  test('fails if nothing ran', () => {
    expect(countTests(report({}))).toEqual({ passed: 0, failed: 1 })
  })

  test.each([
    [0, 'passed', false],
    [1, 'failed', false],
    [1, 'passed', true],
    [FAILED_OUTSIDE_TESTS, 'failed', true],
    [FAILED_OUTSIDE_TESTS, 'passed', true],
  ] as const)(
    'exit code %i after a file that %s: error outside tests %s',
    (exitCode, status, expected) => {
      const ended = report({ 'a.test.ts': { status, tests: { one: status } } })
      expect(hasFailedOutsideTests(exitCode, ended)).toBe(expected)
    },
  )

  test('is refused if it has another shape', () => {
    expect(() => parseReport('{}', '/project')).toThrow('testResults')
    expect(() => parseReport('', '/project')).toThrow(SyntaxError)
  })
})

describe('a repeat of the failed files', () => {
  test('replaces their results and names the tests that passed in it', () => {
    const repeat = report({
      'tests/b.test.ts': { status: 'passed', tests: { one: 'passed', two: 'passed' } },
    })
    expect(countTests(withRepeat(first, repeat))).toEqual({ passed: 4, failed: 0 })
    expect(flakyTests(first, repeat)).toEqual(['tests/b.test.ts: one'])
  })

  test('names the file if a hook had failed', () => {
    const hook = report({ 'b.test.ts': { status: 'failed', tests: { one: 'passed' } } })
    const repeat = report({ 'b.test.ts': { status: 'passed', tests: { one: 'passed' } } })
    expect(flakyTests(hook, repeat)).toEqual(['b.test.ts'])
  })

  test('a repeat that fails again leaves the tests failed', () => {
    const repeat = report({
      'tests/b.test.ts': { status: 'failed', tests: { one: 'failed', two: 'passed' } },
    })
    expect(countTests(withRepeat(first, repeat))).toEqual({ passed: 3, failed: 1 })
    expect(flakyTests(first, repeat)).toEqual([])
  })
})
