import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { VARIABLES } from '../server/config/config.ts'

test('configuration variables of the shell do not reach a test, others do', async () => {
  const names = [...VARIABLES, 'SANITY_API_WRITE_TOKEN', 'ANOTHER_VARIABLE']
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, 'of the shell'])) }
  const script =
    "import('./vitest.config.ts').then(() => console.log(Object.keys(process.env).join()))"
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env })
  expect(names.filter((name) => stdout.trim().split(',').includes(name))).toEqual([
    'ANOTHER_VARIABLE',
  ])
})
