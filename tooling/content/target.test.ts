import { expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { freePort } from '../../tests/site/freePort.ts'
import { configuredClient } from './target.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['::1', '[::1]'],
  ['localhost', 'localhost'],
])('a site with HOST %s is looked for at %s', async (host, expected) => {
  const port = String(await freePort())
  const lake = configuredClient(readConfig({ HOST: host, PORT: port }), {
    variable: 'SANITY_API_READ_TOKEN',
    value: undefined,
  })
  await expect(lake).rejects.toThrow(`http://${expected}:${port} does not respond.`)
})
