import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Timeouts only end tests that hang, so each is longer than a slow and busy machine needs. An outer
 * one is longer than the inner ones, so that the innermost, which names what is missing, is first.
 */
const POLL_TIMEOUT_MS = 60_000
const UNIT_TEST_TIMEOUT_MS = 120_000
const CONTRACT_TEST_TIMEOUT_MS = 300_000
const BROWSER_TEST_TIMEOUT_MS = 400_000
const HOOK_TIMEOUT_MS = 400_000

/**
 * Browser tests that measure what a browser does and when, or whose driver answers too late on a
 * busy machine: they run one after the other, after all others.
 */
const RUN_ALONE = ['deferredStyles', 'engines/webkit', 'lateFonts', 'styleRecalculation'].map(
  (name) => `tests/browser/${name}.test.ts`,
)

/** They start the built server in processes of its own, which `test:changed` leaves out. */
const SERVER_TESTS = 'tests/server/**/*.test.ts'

/** Long tests in short files. */
const BEGIN_WITH = [
  'browser/editorWorkflow',
  'browser/engines/firefox',
  'browser/everyPage',
  'browser/previewOfEveryPage',
  'browser/studioForms',
  'content/dataset',
  'docs/changeBrand',
  'server/fuzz',
  'server/lakeProcess',
  'server/process',
  'server/rollingRestart',
  'studio/content',
  'studio/outdatedPictures',
  'submissions/crash',
].map((name) => `tests/${name}.test.ts`)

/** A file that is renamed would drop out of its list: one that measures frames would then flake. */
for (const file of [...RUN_ALONE, ...BEGIN_WITH]) {
  if (!existsSync(file)) throw new Error(`${file}, listed in vitest.config.ts, does not exist`)
}

/** Vitest begins with the largest files, so it could end with a long test on one core. */
class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      BEGIN_WITH.some((file) => moduleId.endsWith(`/${file}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Each contract test starts its own servers, so memory, not cores, limits the workers. */
const WORKERS_MAX = 4
const cores = availableParallelism()

const expect = { poll: { timeout: POLL_TIMEOUT_MS } }
/** Contract tests also wait, for locks, timeouts and processes: another one runs then. */
const maxWorkers = Math.min(WORKERS_MAX, cores + 1)

const contractTests = {
  expect,
  maxWorkers,
  testTimeout: CONTRACT_TEST_TIMEOUT_MS,
  hookTimeout: HOOK_TIMEOUT_MS,
  isolate: false,
}

const browserTests = {
  expect,
  testTimeout: BROWSER_TEST_TIMEOUT_MS,
  hookTimeout: HOOK_TIMEOUT_MS,
  // Files share a browser, and load modules once.
  isolate: false,
  globalSetup: ['tests/browser/globalSetup.ts'],
}

/** Workers and the processes that tests start compile each module once. */
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compile-cache')

/** Not a literal: Vitest would run all tests after a change of a file that this one imports. */
const configModule = './server/config/config.ts'
const { VARIABLES }: typeof import('./server/config/config.ts') = await import(
  new URL(configModule, import.meta.url).href
)
/** A developer's own configuration must not reach a test, which would write to their dataset. */
for (const name of [...VARIABLES, 'SANITY_API_WRITE_TOKEN']) delete process.env[name]

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          expect,
          maxWorkers,
          // Loading modules again for each file takes as long as the tests.
          isolate: false,
          testTimeout: UNIT_TEST_TIMEOUT_MS,
          hookTimeout: HOOK_TIMEOUT_MS,
          include: ['*/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'tests/**', 'build/**', '.*/**'],
        },
      },
      {
        test: {
          ...contractTests,
          name: 'contract',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', SERVER_TESTS],
        },
      },
      { test: { ...contractTests, name: 'server', include: [SERVER_TESTS] } },
      {
        test: {
          ...browserTests,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: RUN_ALONE,
          // Browsers use all cores: more workers take as long.
          maxWorkers: Math.min(WORKERS_MAX, cores),
        },
      },
      {
        test: {
          ...browserTests,
          name: 'browser-alone',
          include: RUN_ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
