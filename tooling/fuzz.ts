/**
 * `npm run fuzz`: the fuzzing test with a hundred thousand requests; `FUZZ_SEED=<n>` makes a run
 * again. The test run itself sends fewer.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'contract', 'tests/server/fuzz.test.ts'],
  { stdio: 'inherit', env: { FUZZ_REQUESTS: '100000', ...process.env } },
)
process.exit(status ?? 1)
