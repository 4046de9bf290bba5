/**
 * `npm run fuzz`: the fuzz test with 100,000 random requests; `FUZZ_SEED=<n>` repeats a run. The
 * test run itself sends fewer.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'server', 'tests/server/fuzz.test.ts'],
  {
    stdio: 'inherit',
    env: {
      FUZZ_REQUESTS: '100000',
      FUZZ_SEED: String(Date.now() % 2 ** 32),
      ...process.env,
    },
  },
)
process.exit(status ?? 1)
