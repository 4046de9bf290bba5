import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

test('the configuration of Vitest depends on itself alone, as a change of what it imports runs all tests', async () => {
  const file = resolve('vitest.config.ts')
  const config = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file)
  expect(config?.dependencies).toEqual([file])
})
