import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '../site/startSite.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('the title of the Studio is the name in the site settings, and follows it', async () => {
  const settings = async () => (await fetch(`${site.origin}/studio/settings.json`)).json()
  expect(await settings()).toEqual({ lake: 'embedded', title: 'Nsaa' })
  await site.client.patch('siteSettings').set({ name: 'Sankofa Pay' }).commit()
  await expect.poll(settings).toEqual({ lake: 'embedded', title: 'Sankofa Pay' })
})
