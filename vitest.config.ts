import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          globalSetup: ['tests/browser/globalSetup.ts'],
        },
      },
    ],
  },
})
