import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { DESKTOP, hydrated, PHONE, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** Pages whose editors have left out what is optional. */
const open = withBrowser()
const LEADER = 'Elinam Dzakpasu'
/** Could be stored with a token, but not in the Studio. */
const thread = 'ink);content:"</sty</style>le><script>document.title="Changed"</script>";x:url('
let site: Site
beforeAll(async () => {
  site = await startIsolatedSite()
  const page = (path: string, href: string) => ({
    _id: `page${path.replace('/', '-')}`,
    _type: 'page',
    title: `Page ${path}`,
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
  const leader = await site.client.fetch<string>(
    '*[_type == "teamMember" && name == $name][0]._id',
    {
      name: LEADER,
    },
  )
  await site.client
    .transaction()
    .patch('siteSettings', {
      unset: ['navigation.company.items[0].swatch'],
      set: { 'navigation.company.items[0].title': 'Pricing and limits' },
    })
    .patch(leader, { set: { bio: ' \n ' } })
    .create(page('/one', '/other'))
    .create(page('/other', '/one'))
    .create({
      ...page('/colours', '/one'),
      sections: [
        {
          _type: 'timeline',
          _key: 'timeline',
          layout: 'payments',
          heading: 'Colours that are no colours',
          weeks: 8,
          items: [{ _type: 'timelineEntry', _key: 'entry', title: 'One', at: 1, value: 5, thread }],
        },
      ],
    })
    .commit({ visibility: 'sync' })
})
afterAll(() => site.stop())

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])(
  'a menu item without a picture uses the whole width for its text on a %s',
  async (name, viewport) => {
    const { page, close } = await open('/', { origin: site.origin, viewport })
    await hydrated(page)
    if (name === 'desktop') await page.getByRole('button', { name: 'Company' }).first().click()
    else {
      await page.getByRole('button', { name: /menu/i }).first().click()
      await page.locator('#menu-mobile').getByText('Company', { exact: true }).click()
    }
    const words = page.getByText('Pricing and limits').locator('visible=true')
    const { heightPx, linePx } = await words.evaluate((one) => ({
      heightPx: one.getBoundingClientRect().height,
      linePx: Number.parseFloat(getComputedStyle(one).lineHeight),
    }))
    expect(heightPx, 'one line').toBeLessThan(linePx * 1.5)
    await close()
  },
)

test('a navigation to a page whose sections have no title moves focus to its own', async () => {
  await expect.poll(async () => (await fetch(`${site.origin}/other`)).status).toBe(200)
  const { page, close } = await open('/one', { origin: site.origin })
  await hydrated(page)
  await page.getByRole('link', { name: 'The other page' }).click()
  await page.getByRole('heading', { name: 'This is /other' }).waitFor()
  const focused = () =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent])
  await expect.poll(focused).toEqual(['H1', 'Page /other'])
  await close()
})

test('a leader without a biography: the dialog says so, and has no profile link without a profile', async () => {
  const { page, close } = await open('/about-us', { origin: site.origin })
  await hydrated(page)
  await page.getByRole('button', { name: `Read bio ${LEADER}` }).click()
  const dialog = page.getByRole('dialog', { name: LEADER })
  await dialog.getByText('No biography available.', { exact: true }).waitFor()
  expect(await dialog.getByRole('link').count()).toBe(0)
  await close()
})

test('a colour that is none becomes neither CSS nor a script', async () => {
  await expect.poll(async () => (await fetch(`${site.origin}/colours`)).status).toBe(200)
  const { page, problems, close } = await open('/colours', { origin: site.origin })
  await hydrated(page)
  await page.getByRole('heading', { name: 'Colours that are no colours' }).waitFor()
  expect(await page.content()).not.toContain('Changed')
  expect(problems).toEqual([])
  await close()
})
