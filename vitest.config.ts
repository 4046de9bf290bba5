import { defineConfig } from 'vitest/config'

/**
 * A test of several processes is repeated once when it fails, because a busy machine can delay any
 * of them; `tooling/flakyTests.ts` names those that needed it.
 */
const REPEATS = 1

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,lake,migrations,schemas,seed,server,studio,submissions,tooling,benchmarks}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry: REPEATS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          retry: REPEATS,
          fileParallelism: false,
          globalSetup: ['tests/browser/globalSetup.ts'],
        },
      },
    ],
  },
})
