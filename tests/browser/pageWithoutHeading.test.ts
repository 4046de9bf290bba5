import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { hydrated, withBrowser } from './harness.ts'
import { startOwnSite } from './ownSite.ts'

const open = withBrowser()
let site: Site
beforeAll(async () => {
  site = await startOwnSite()
  const page = (path: string, href: string) => ({
    _id: `page${path.replace('/', '-')}`,
    _type: 'page',
    title: 'Without a heading',
    path,
    sections: [
      {
        _type: 'buttons',
        _key: 'buttons',
        heading: `This is ${path}`,
        actions: [{ _type: 'link', _key: 'action', label: 'The other page', href }],
      },
    ],
  })
  await site.client
    .transaction()
    .create(page('/one', '/other'))
    .create(page('/other', '/one'))
    .commit({ visibility: 'sync' })
})
afterAll(() => site.stop())

test('a navigation to a page without an h1 moves focus to its main part', async () => {
  await expect.poll(async () => (await fetch(`${site.origin}/other`)).status).toBe(200)
  const { page, close } = await open('/one', { origin: site.origin })
  await hydrated(page)
  await page.getByRole('link', { name: 'The other page' }).click()
  await page.getByRole('heading', { name: 'This is /other' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await close()
})
