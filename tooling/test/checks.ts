const REPEATS_MAX = 2

export interface Check {
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

export const BUILD: Check = {
  name: 'build',
  script: 'build',
  onFailure: 'the site or the Studio does not build',
}

/** They read the build. */
export const BUILD_CHECKS: readonly Check[] = [
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
export const QUICK_CHECKS: readonly Check[] = [
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

export const SOURCE_CHECKS: readonly Check[] = [
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
export const TESTS: readonly Check[] = [
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

export const CHANGED_TESTS: Check = {
  name: 'tests of uncommitted changes',
  script: 'test:uncommitted',
  vitestReport: 'uncommitted',
  mayBeEmpty: true,
  onFailure: 'a test of what you changed failed',
}
