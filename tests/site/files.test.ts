import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHtml } from './readHtml.ts'
import { type Site, startSite } from './startSite.ts'

describe('files for machines', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  const get = async (path: string) => {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(200)
    return { text: await response.text(), type: response.headers.get('content-type') }
  }

  test('the sitemap lists every page once, and none with noindex', async () => {
    const { text, type } = await get('/sitemap.xml')
    expect(type).toContain('xml')
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-[^<]+<\/lastmod>/g)].map(
      ([, address]) => address,
    )
    expect(addresses.length).toBeGreaterThan(35)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain(`${site.origin}/terms-and-conditions`)
    expect(addresses).not.toContain(`${site.origin}/404`)
    expect(addresses).toContain(`${site.origin}/articles`)
    expect(addresses).toContain(`${site.origin}/articles/licence-renewed`)
  })

  test('a page with noindex leaves the sitemap and has the robots tag', async () => {
    const address = `<loc>${site.origin}/careers</loc>`
    const sitemap = async () => (await get('/sitemap.xml')).text
    const before = await sitemap()
    expect(before).toContain(address)
    await site.client
      .patch('page-careers', { set: { 'seo.noindex': true } })
      .commit({ visibility: 'sync' })
    const robotsTag = async () => readHtml((await get('/careers')).text).meta.get('robots')
    await expect.poll(robotsTag).toBe('noindex')
    await expect.poll(sitemap).not.toBe(before)
    expect(await sitemap()).not.toContain(address)
  })

  test('robots.txt allows all but the Studio and the Content Lake, and names the sitemap', async () => {
    const { text, type } = await get('/robots.txt')
    expect(type).toContain('text/plain')
    expect(text).toBe(
      `User-agent: *\nDisallow: /studio\nDisallow: /lake/v\n\nSitemap: ${site.origin}/sitemap.xml\n`,
    )
  })

  test('security.txt has a contact and has not expired', async () => {
    const { text } = await get('/.well-known/security.txt')
    expect(text).toContain('Contact: mailto:support@nsaa.example')
    const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
  })

  test("the manifest has the site's name and existing icons", async () => {
    const manifest = JSON.parse((await get('/site.webmanifest')).text)
    expect(manifest.short_name).toBe('Nsaa')
    for (const { src } of manifest.icons) {
      expect((await fetch(site.origin + src)).headers.get('content-type')).toBe('image/png')
    }
  })

  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/site.webmanifest',
    '/articles/feed.xml',
    '/hub-form.html',
  ])('a write of %s is refused, with the methods that are allowed', async (path) => {
    for (const method of ['POST', 'DELETE']) {
      const response = await fetch(site.origin + path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await response.text()).toBe('This file can only be read.')
    }
  })

  test('the two API addresses redirect to the documentation', async () => {
    for (const path of ['/payouts/payouts-api', '/request-to-pay/request-to-pay-api']) {
      const response = await fetch(site.origin + path, { redirect: 'manual' })
      expect([301, 302]).toContain(response.status)
      expect(response.headers.get('location')).toMatch(/^https:\/\/docs\.nsaa\.example\//)
    }
  })
})
