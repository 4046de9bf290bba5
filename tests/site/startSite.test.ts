import { expect, test } from 'vitest'
import { startSite } from './startSite.ts'

test('a site whose lake was asked for an endpoint it lacks stops with an error', async () => {
  const site = await startSite()
  await site.client.request({ url: '/no/such/thing' }).catch(() => undefined)
  await expect(site.stop()).rejects.toThrow('/no/such/thing')
})

test('a site whose process a signal ended stops without an exit code', async () => {
  const site = await startSite()
  process.kill(site.pid ?? 0, 'SIGKILL')
  await expect.poll(() => fetch(site.origin).catch(() => 'refused')).toBe('refused')
  expect(await site.stop()).toEqual({ exitCode: null })
})
