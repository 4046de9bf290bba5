import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proxyLakeForOtherOrigin } from '../browser/lakeHttpApi.ts'
import { weighPage } from './pageWeight.ts'
import { LAKE_TOKEN, type Site, startSite } from './startSite.ts'

const DRAFT = 'Only a draft says this'
const FRESH_PATH = '/not-yet-published'

/** Drafts on the built site: for requests in a preview, and for no others. */
describe('drafts', () => {
  let site: Site
  let cookie = ''
  beforeAll(async () => {
    site = await startSite()
    const careers = await site.client.fetch<{ _id: string; sections: { _key: string }[] }>(
      '*[_type == "page" && path == "/careers"][0]',
    )
    const sections = careers.sections.map((one, index) =>
      index === 0 ? { ...one, heading: DRAFT } : one,
    )
    const draft = { ...careers, _type: 'page', sections }
    await site.client.createOrReplace({ ...draft, _id: `drafts.${careers._id}` })
    await site.client.createOrReplace({ ...draft, _id: 'drafts.fresh', path: FRESH_PATH })
    const { secret } = await createPreviewSecret(site.client, 'test', site.origin, 'ama')
    const response = await fetch(
      `${site.origin}/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/careers`,
      { redirect: 'manual' },
    )
    expect(response.headers.get('location')).toBe('/careers')
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  })
  afterAll(() => site.stop())

  const get = async (path: string, sent = '') => {
    const response = await fetch(site.origin + path, sent ? { headers: { cookie: sent } } : {})
    return { text: await response.text(), status: response.status, headers: response.headers }
  }

  test('are on the page of a preview, which must not be cached', async () => {
    for (const path of ['/careers', '/careers.data', FRESH_PATH]) {
      const { text, headers, status } = await get(path, cookie)
      expect(status, path).toBe(200)
      expect(text, path).toContain(DRAFT)
      expect(headers.get('cache-control'), path).toBe('private, no-store')
      expect(headers.get('etag'), path).toBeNull()
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
  })

  test('a preview stays at an address without a page', async () => {
    const path = '/half-typed-pa'
    const [document, loaded, visitors] = await Promise.all([
      get(path, cookie),
      get(`${path}.data`, cookie),
      get(`${path}.data`),
    ])
    expect([document.status, loaded.status, visitors.status]).toEqual([404, 404, 404])
    expect(loaded.text).toContain(path)
    expect(loaded.text).not.toMatch(/"isNotFound",true/)
    expect(visitors.text).toMatch(/"isNotFound",true/)
  })

  test('the page of a preview has the styles of header and footer in its head', async () => {
    const { text } = await get('/careers', cookie)
    const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
      .map(([, css]) => css)
      .join('')
    const siteShell = [
      ...text.matchAll(/ id="site-(?:header|footer)"[\s\S]*?(?=<main|<script)/g),
    ].join('')
    const names = [...siteShell.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
      value.split(' '),
    )
    expect(names.length).toBeGreaterThan(50)
    // Names that start with `sc-` are of components, the others have rules.
    const unstyled = names.filter((name) => !name.startsWith('sc-') && !styles.includes(`.${name}`))
    expect(unstyled).toEqual([])
  })

  test('reach no visitor, however requests are interleaved, and no list of pages', async () => {
    const paths = ['/careers', '/careers.data', '/', '/sitemap.xml', FRESH_PATH]
    const mixed = Array.from({ length: 8 }, () => paths.flatMap((path) => [[path, cookie], [path]]))
    const responses = await Promise.all(
      mixed.flat().map(async ([path = '', sent]) => ({ path, sent, ...(await get(path, sent)) })),
    )
    for (const { path, text, sent } of responses.filter((one) => !one.sent)) {
      expect(text, `${path} ${sent}`).not.toContain(DRAFT)
    }
    expect((await get('/sitemap.xml', cookie)).text).not.toContain(FRESH_PATH)
    expect((await get(FRESH_PATH)).status).toBe(404)
    expect((await get('/careers')).headers.get('cache-control')).not.toContain('private')
  })

  test('the rendered page of a preview is not served to visitors afterwards', async () => {
    const { text } = await get('/careers', cookie)
    const stylesheets = [...text.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)]
    expect(stylesheets.filter(([, href]) => href?.startsWith('/styles/'))).toEqual([])
    expect((await get('/careers')).text).not.toContain(DRAFT)
  })

  test('an invalid session is a visitor’s, and its cookie is cleared', async () => {
    const { text, headers } = await get('/careers', 'nsaa-preview=forged.forged')
    expect(text).not.toContain(DRAFT)
    expect(headers.get('set-cookie')).toMatch(/^nsaa-preview=; Max-Age=0/)
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('a preview, and no other page, may inline styles of its own; this site alone may frame it', async () => {
    const policy = async (sent?: string) =>
      (await get('/careers', sent)).headers.get('content-security-policy') ?? ''
    expect(await policy(cookie)).toMatch(/style-src 'self' 'unsafe-inline';/)
    expect(await policy(cookie)).not.toMatch(/script-src[^;]*unsafe/)
    expect(await policy(cookie)).toContain("frame-ancestors 'self'")
    expect(await policy()).not.toContain('unsafe-inline')
  })

  test.each([12, 40])('a preview of %i releases shows the first, above drafts', async (count) => {
    const { client, origin } = site
    const names = Array.from({ length: count }, (_, at) => `release-with-a-long-name-${at}`)
    const careers = await client.fetch<{ _id: string; _type: string }>(
      '*[_type == "page" && path == "/careers"][0]',
    )
    const heading = `Only ${names[0]} says this`
    const sections = [{ _type: 'textBlock', _key: 'release', heading }]
    await client.createOrReplace({
      ...careers,
      _id: `versions.${names[0]}.${careers._id}`,
      sections,
    })
    const { secret } = await createPreviewSecret(client, 'test', origin, 'ama')
    const perspective = [...names, 'drafts'].join()
    const opened = await fetch(
      `${origin}/preview/enable?sanity-preview-secret=${secret}&sanity-preview-perspective=${perspective}`,
      { redirect: 'manual' },
    )
    const session = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await get('/careers', session)).text).toContain(heading)
    expect((await get(FRESH_PATH, session)).text, 'drafts are the last layer').toContain(DRAFT)
  })

  test('a preview on a hosted lake works the same, with a read token and across instances', async () => {
    const other = await startSite({
      SANITY_PROJECT_ID: 'local',
      SANITY_API_HOST: `${site.origin}/lake`,
      SANITY_DATASET_PRIVATE: '1',
      SANITY_API_READ_TOKEN: LAKE_TOKEN,
    })
    const path = '/careers'
    const withSession = await fetch(other.origin + path, { headers: { cookie } })
    expect(await withSession.text(), 'a session of the first instance').toContain(DRAFT)
    const { secret } = await createPreviewSecret(site.client, 'test', other.origin, 'ama')
    const opened = await fetch(`${other.origin}/preview/enable?sanity-preview-secret=${secret}`, {
      redirect: 'manual',
    })
    expect(opened.status).toBe(303)
    expect(await (await fetch(other.origin + path)).text()).not.toContain(DRAFT)
    await other.stop()

    const open = await proxyLakeForOtherOrigin(site)
    const without = await startSite({ SANITY_PROJECT_ID: 'local', SANITY_API_HOST: open.apiHost })
    const refused = await fetch(`${without.origin}/preview/enable?sanity-preview-secret=${secret}`)
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('SANITY_API_READ_TOKEN')
    const visitor = await fetch(without.origin + path, { headers: { cookie } })
    expect(visitor.status).toBe(200)
    expect(await visitor.text()).not.toContain(DRAFT)
    await without.stop()
    await open.stop()
  })

  test('visitors download none of its code', async () => {
    const { scripts } = await weighPage(site.origin, '/careers')
    expect(scripts.join()).not.toMatch(/preview|visualediting/i)
    const sources = await Promise.all(
      scripts.map(async (path) => (await get(scriptPath(path))).text),
    )
    for (const source of sources) expect(source).not.toMatch(/data-sanity|Exit preview/)
    const { text } = await get('/careers')
    expect(text).not.toMatch(/Exit preview|sanity-visual-editing|PreviewControls/)
  })
})

/** The note of a weight may contain more than the URL. */
function scriptPath(note: string): string {
  return /\/assets\/[\w.$-]+\.js/.exec(note)?.[0] ?? note
}
