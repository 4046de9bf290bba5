import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '../site/postForm.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import { horizontalOverflowPx, SLOW_STEP, VIEWPORTS, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { type CrossOriginLake, proxyLakeForOtherOrigin } from './lakeHttpApi.ts'

const TOKEN = 'the-token-of-an-administrator'
const MEMBERS = new Map([
  [TOKEN, { id: 'p-ama', name: 'Ama Serwaa', roles: [{ name: 'administrator', title: 'Admin' }] }],
])

/**
 * The same build of the Studio on another process's lake. Another site's lake replaces Sanity's;
 * only the sign-in at Sanity cannot be tested here.
 */
describe('the Studio of a site in hosted mode', () => {
  const open = withBrowser()
  let other: Site
  let lake: CrossOriginLake
  let site: Site
  beforeAll(async () => {
    other = await startSite()
    lake = await proxyLakeForOtherOrigin(other, MEMBERS)
    site = await startIsolatedSite({ SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.apiHost })
  })
  afterAll(async () => {
    await site.stop()
    await lake.stop()
    await other.stop()
  })

  test('starts on that lake, lists its content, and connects to no other host', async () => {
    const settings = await fetch(`${site.origin}/studio/settings.json`)
    expect(await settings.json()).toMatchObject({ lake: 'hosted', apiHost: lake.apiHost })
    expect((await fetch(`${site.origin}/lake/v1/ping`)).status).toBe(404)

    const asked = new Set<string>()
    const { page, close } = await open('/studio/structure/faqItem', {
      origin: site.origin,
      async intercept(one) {
        one.on('response', (response) => void asked.add(new URL(response.url()).origin))
      },
    })
    await page.locator('.desk-list a').first().waitFor(SLOW_STEP)
    const questions = await other.client.fetch<string[]>(
      '*[_type == "faqItem"] | order(order).question',
    )
    await page
      .getByText(questions[0] ?? '')
      .first()
      .waitFor(SLOW_STEP)
    const allowed = [site.origin, new URL(lake.apiHost).origin]
    expect([...asked].filter((origin) => origin !== 'null' && !allowed.includes(origin))).toEqual(
      [],
    )
    expect(lake.asked).toContainEqual(expect.stringMatching(/^GET \/lake\/v[^/]+\/users\/me$/))
    await close()
  })

  test('shows messages to an administrator of the project, by the token of the Studio', async () => {
    await postForm(site.origin, newsletterPost('ama@school.example'))
    const { page, close } = await open('/robots.txt', { origin: site.origin })
    // Where the Studio itself puts the token after a sign-in at Sanity.
    await page.evaluate(
      (value) => localStorage.setItem('__studio_auth_token_local', value),
      JSON.stringify({ token: TOKEN, time: '2026-11-22T00:00:00.000Z' }),
    )
    await page.goto('/studio/messages')
    const message = page.getByText('ama@school.example').first()
    for (const [name, viewport] of VIEWPORTS) {
      await page.setViewportSize(viewport)
      await message.waitFor(SLOW_STEP)
      expect(await horizontalOverflowPx(page), name).toBe(0)
    }
    await close()
  })

  test('asks this site when a change in the other lake is live here', async () => {
    // In this setup its fields are read-only, for an unknown reason, so typing is not tested.
    const id = await other.client.fetch<string>('*[_type == "faqItem"] | order(order)[0]._id')
    const ask = (question: string) =>
      fetch(`${site.origin}/studio/live?${question}`).then((response) => response.json())
    const before = await ask(`id=${id}`)
    expect(before).toMatchObject({ live: true, revision: expect.any(String) })
    const { _rev } = await other.client.patch(id).set({ question: 'Asked elsewhere?' }).commit()
    expect(await ask(`id=${id}&revision=${_rev}`)).toMatchObject({ live: true, revision: _rev })
    expect(await ask(`id=${id}`)).toMatchObject({ revision: _rev })
  })
})
