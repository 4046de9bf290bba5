import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHtml } from './readHtml.ts'
import { type Site, startSite } from './startSite.ts'

/** Fields of the company that were fixed in code or did nothing: each changes what pages show. */

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const textAt = async (path: string) => (await fetch(site.origin + path)).text()

/** Pages follow a change within seconds. */
const eventually = (path: string) => expect.poll(() => textAt(path))

async function upload(name: string) {
  const bytes = await readFile(`public/artwork/${name}`)
  const { _id, url } = await site.client.assets.upload('image', bytes, { filename: name })
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: _id } }
  return { image, path: new URL(url).pathname }
}

const settings = (fields: Record<string, unknown>) =>
  site.client.patch('siteSettings', { set: fields }).commit()

describe('the shipped look', () => {
  test('the home page shows an icon on each service card', async () => {
    const html = await textAt('/')
    const cards = html.match(/<li[^>]*>(?:(?!<\/li>).)*View (?:Payment|VAS|E-commerce)/gs) ?? []
    expect(cards).toHaveLength(3)
    for (const card of cards) expect(card).toMatch(/<svg[^>]*width="32"/)
  })

  test('a dataset of an earlier version, without the new fields, reads as before', async () => {
    const names = ['officeLabel', 'salesLabel', 'shortHours', 'opensAtHour', 'closesAtHour']
    const before = await site.client.getDocument('siteSettings')
    await site.client.patch('siteSettings', { unset: names }).commit()
    await eventually('/contact-us').toContain('08:00 to 17:00 GMT, Monday to Friday</dd>')
    expect(await textAt('/contact-us')).toMatch(/>Office <.*>Sales </s)
    await settings(Object.fromEntries(names.map((name) => [name, before?.[name]])))
    await eventually('/contact-us').toContain('8AM-5PM GMT on working days')
  })
})

describe('a change in the Studio', () => {
  test('a card whose icon is removed has none on the home page', async () => {
    await site.client.patch('serviceCard-payments', { unset: ['icon'] }).commit()
    await expect.poll(async () => (await textAt('/')).match(/<svg[^>]*width="32"/g)?.length).toBe(2)
  })

  test('changed words before phone numbers are in the footer', async () => {
    await settings({ officeLabel: 'Front desk', salesLabel: 'New business' })
    await eventually('/').toMatch(/Front desk <.*New business </s)
  })

  test('changed opening hours are on the contact page and in the help center', async () => {
    await settings({ shortHours: '9AM-4PM on weekdays', opensAtHour: 9, closesAtHour: 16 })
    await eventually('/contact-us').toMatch(/9AM-4PM on weekdays.*--opens:9;--closes:16/s)
    await eventually('/help-center').toContain('9AM-4PM on weekdays')
  })

  test('a picture of a certificate replaces its mark', async () => {
    const { image, path } = await upload('icon-192.png')
    const key = await site.client.fetch('*[_id == "siteSettings"][0].links.certificates[0]._key')
    await settings({ [`links.certificates[_key == "${key}"].image`]: image })
    await eventually('/').toMatch(new RegExp(`${path}[^>]*alt=""[^>]*width="4[28]"`))
  })

  test('a changed logo is in header, footer and the standalone page', async () => {
    const { image, path } = await upload('icon-512.png')
    await settings({ logo: image })
    await expect.poll(async () => (await textAt('/')).split(`src="${path}`).length - 1).toBe(3)
    await eventually('/innovation-hub').toContain(path)
  })

  test('a changed icon is in every head, in the manifest and in structured data, and is served as PNG', async () => {
    const { image, path } = await upload('icon-maskable-512.png')
    await settings({ appIcon: image })
    await eventually('/').toContain(`<link rel="icon" href="${path}?w=32`)
    expect(await textAt('/')).not.toContain('/artwork/favicon')
    const manifest = await fetch(`${site.origin}/site.webmanifest`)
    const { icons } = await manifest.json()
    const response = await fetch(new URL(icons[0].src, site.origin))
    expect(response.headers.get('content-type')).toBe('image/png')
    const [company] = readHtml(await textAt('/')).structuredData
    expect(company).toMatchObject({ logo: expect.stringContaining(`${path}?w=512`) })
  })

  test('changed words of the placeholder form are in its frame, e-mail addresses as links', async () => {
    const form = 'sections[_type == "embeddedForm"]'
    const words = {
      [`${form}.placeholderHeading`]: 'Applications open in May',
      [`${form}.placeholderText`]: 'Write to <us> at may@nsaa.example.\nWe answer.',
    }
    const id = await site.client.fetch('*[_type == "page" && path == "/innovation-hub"][0]._id')
    expect(await textAt('/innovation-hub')).toContain('<iframe src="/hub-form.html"')
    await site.client.patch(id, { set: words }).commit()
    await eventually('/hub-form.html').toContain('<h1>Applications open in May</h1>')
    const link = '<a href="mailto:may@nsaa.example">may@nsaa.example</a>'
    const html = await textAt('/hub-form.html')
    expect(html).toContain(`<p>Write to &#60;us&#62; at ${link}.</p>\n<p>We answer.</p>`)
  })

  test('a changed picture of the not-found page is on it', async () => {
    const field = 'sections[_type == "notFound"].picture'
    const id = await site.client.fetch('*[_type == "page" && path == "/404"][0]._id')
    await site.client.patch(id, { unset: [field] }).commit()
    await eventually('/404').toContain('/artwork/cloth-404.svg')
    const { image, path } = await upload('icon-512.png')
    await site.client.patch(id, { set: { [field]: image } }).commit()
    await eventually('/404').toContain(path)
    expect(await textAt('/404')).not.toContain('/artwork/cloth-404.svg')
  })
})
