import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAILED_OUTSIDE_TESTS } from './testReport.ts'

const FAILED_TEST = 'expect(1).toBe(2)'
const UNHANDLED_REJECTION = 'void Promise.reject(new Error("unhandled"))'
const FAILED_TEARDOWN = 'throw new Error("The site stopped with 1")'

let project: string
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'nsaa-exit-code-'))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  writeFileSync(
    join(project, 'vitest.config.mjs'),
    'export default { test: { globalSetup: "./setup.mjs" } }',
  )
})
afterAll(() => rmSync(project, { recursive: true }))

/** Runs one test with this body in a project with this teardown. */
function exitCodeOf(body: string, teardown: string): Promise<number> {
  writeFileSync(
    join(project, 'one.test.mjs'),
    `import { expect, test } from "vitest"; test("one", () => { ${body} })`,
  )
  writeFileSync(join(project, 'setup.mjs'), `export default () => () => { ${teardown} }`)
  const args = ['run', `--reporter=${join(import.meta.dirname, 'exitCodeReporter.ts')}`]
  return new Promise((done) => {
    const vitest = resolve('node_modules/.bin/vitest')
    execFile(vitest, args, { cwd: project }, (error) => done(Number(error?.code ?? 0)))
  })
}

test.each([
  ['a passed test', '', '', 0],
  ['a failed test', FAILED_TEST, '', 1],
  ['an unhandled rejection', UNHANDLED_REJECTION, '', FAILED_OUTSIDE_TESTS],
  ['both', `${UNHANDLED_REJECTION}; ${FAILED_TEST}`, '', FAILED_OUTSIDE_TESTS],
  ['a failed teardown', '', FAILED_TEARDOWN, FAILED_OUTSIDE_TESTS],
  ['a failed test and teardown', FAILED_TEST, FAILED_TEARDOWN, FAILED_OUTSIDE_TESTS],
])('the exit code of a run with %s', async (_, body, teardown, exitCode) => {
  expect(await exitCodeOf(body, teardown)).toBe(exitCode)
})
