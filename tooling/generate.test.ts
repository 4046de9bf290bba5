import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([['--bogus'], ['hero']])(
  'the argument %s is refused with the usage, and nothing is generated',
  (argument) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tooling/generate.ts', argument],
      { encoding: 'utf8' },
    )
    expect(stderr).toContain(`'${argument}'`)
    expect(stderr).toContain('Usage: npm run generate [-- --check]')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  },
)
