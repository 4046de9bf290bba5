import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOT_FOUND_PATH } from '../../app/content/urls/notFoundPath.ts'
import { SENT_PARAMETER } from '../../app/forms/formNames.ts'
import { createPreviewSessions } from '../../server/preview/sessions.ts'
import { type BareResponse, bareRequest } from '../bareRequest.ts'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  bareRequest(site.origin + path, headers, method)

const br = { 'accept-encoding': 'br' }

/** Waits until the best compression has replaced the fast one. */
async function recompressed(path: string): Promise<BareResponse> {
  let response = await ask(path, br)
  const isRecompressed = async () => {
    response = await ask(path, br)
    return response.headers.etag !== undefined && !response.headers.etag.includes('fast')
  }
  await expect.poll(isRecompressed).toBe(true)
  return response
}

const decode = ({ headers, body }: BareResponse): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}

describe('a cached page', () => {
  test('is sent in the coding that the client prefers, with the same content in each', async () => {
    await recompressed('/about-us')
    const cases: [string | undefined, string | undefined][] = [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip;q=0.9', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['*', 'br'],
      ['identity', undefined],
      ['deflate', undefined],
      [undefined, undefined],
    ]
    const pages = new Set<string>()
    for (const [accepted, coding] of cases) {
      const response = await ask('/about-us', accepted ? { 'accept-encoding': accepted } : {})
      expect(response.headers['content-encoding'], accepted).toBe(coding)
      expect(response.headers.vary, accepted).toBe('Accept-Encoding')
      expect(response.headers['content-length']).toBe(String(response.body.byteLength))
      pages.add(decode(response))
    }
    expect(pages.size).toBe(1)
  })

  test('has a strong validator for each coding, and gets 304 for it', async () => {
    const { headers } = await recompressed('/about-us')
    const etags = new Set<string>()
    for (const coding of ['br', 'gzip', 'identity']) {
      const whole = await ask('/about-us', { 'accept-encoding': coding })
      const etag = whole.headers.etag ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      etags.add(etag)
      const again = { 'accept-encoding': coding, 'if-none-match': etag }
      const unchanged = await ask('/about-us', again)
      expect(unchanged).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } })
      expect(unchanged.headers['cache-control']).toBe(headers['cache-control'])
      expect(unchanged.body.byteLength).toBe(0)
      const listed = { 'accept-encoding': coding, 'if-none-match': `"other", W/${etag}` }
      expect((await ask('/about-us', listed)).status).toBe(304)
    }
    expect(etags.size).toBe(3)
    const otherCoding = { 'accept-encoding': 'gzip', 'if-none-match': headers.etag ?? '' }
    expect((await ask('/about-us', otherCoding)).status).toBe(200)
  })

  test('responds to HEAD with the same headers and no body', async () => {
    const whole = await recompressed('/about-us')
    const head = await ask('/about-us', br, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body.byteLength).toBe(0)
    const { date: _, ...headers } = head.headers
    expect(whole.headers).toMatchObject(headers)
  })

  test('is revalidated by browsers, and stored by shared caches for less than a minute', async () => {
    const { headers } = await ask('/about-us', br)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, must-revalidate')
    const forShared = String(headers['cdn-cache-control'])
    const seconds = [...forShared.matchAll(/(?:max-age|revalidate)=(\d+)/g)]
    expect(seconds.reduce((sum, [, each]) => sum + Number(each), 0)).toBeLessThanOrEqual(50)
  })

  test('has the same headers when it is cached as when it is rendered', async () => {
    const made = await ask('/services/sms', br)
    const cached = await ask('/services/sms', br)
    const names = ({ headers }: BareResponse) => Object.keys(headers).sort()
    expect(names(cached)).toEqual(names(made))
    const { headers } = await ask('/healthz')
    for (const name of Object.keys(headers).filter((one) => /^(?:x|cross|referrer|perm)/.test(one)))
      expect(cached.headers[name], name).toBe(headers[name])
    expect(cached.headers['content-security-policy']).toContain("'sha256-")
  })

  test('has its data for navigations stored by shared caches for a second only', async () => {
    for (const path of ['/about-us.data', '/about-us.data?_routes=routes%2F%24', '/_root.data']) {
      const { headers, status } = await recompressed(path)
      expect(status, path).toBe(200)
      const again = await ask(path, { ...br, 'if-none-match': headers.etag ?? '' })
      expect(again.status, path).toBe(304)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
        'cdn-cache-control': 'public, max-age=1, stale-if-error=86400',
      })
    }
  })
})

describe('a change', () => {
  test('is visible on dependent pages without delay, and other pages are not rendered again', async () => {
    const faq = await site.client.fetch<{ _id: string; question: string }>(
      '*[_type == "faqItem"] | order(order)[0]{_id, question}',
    )
    const careers = await recompressed('/careers')
    const before = await recompressed('/help-center')
    expect(decode(before)).toContain(faq.question)
    for (const question of ['Does the cache know?', 'And now?']) {
      await site.client.patch(faq._id).set({ question }).commit()
      expect(decode(await ask('/help-center', br))).toContain(question)
      expect(decode(await ask('/help-center.data', br))).toContain(question)
    }
    // Rendered again it would be compressed fast first, with another validator.
    expect((await ask('/careers', br)).headers.etag).toBe(careers.headers.etag)
    await site.client.patch(faq._id).set({ question: faq.question }).commit()
    const { headers } = await recompressed('/help-center')
    expect(headers.etag, 'equal bytes, equal validator').toBe(before.headers.etag)
  })

  test('of shared content is visible on all pages', async () => {
    await Promise.all(['/', '/careers', '/contact-us'].map((path) => ask(path, br)))
    await site.client
      .patch('siteSettings')
      .set({ 'navigation.company.label': 'Who we are' })
      .commit()
    for (const path of ['/', '/careers', '/contact-us']) {
      expect(decode(await ask(path, br)), path).toContain('Who we are')
    }
    await site.client.patch('siteSettings').set({ 'navigation.company.label': 'Company' }).commit()
  })

  test('is the same for hundreds of waiting visitors', async () => {
    const { _id, title } = await site.client.fetch<{ _id: string; title: string }>(
      '*[_type == "serviceCard"] | order(order)[0]{_id, title}',
    )
    await site.client.patch(_id).set({ title: 'Payments for hundreds' }).commit()
    const responses = await Promise.all(Array.from({ length: 500 }, () => ask('/', br)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(decode)).size).toBe(1)
    expect(decode(await ask('/', br))).toContain('Payments for hundreds')
    await site.client.patch(_id).set({ title }).commit()
  })

  test('adds a page that is created, and removes one that is deleted', async () => {
    const path = `/a-page-of-today-${randomUUID()}`
    expect((await ask(path, br)).status).toBe(404)
    const page = await site.client.create({ _type: 'page', title: 'Today', path, sections: [] })
    expect((await ask(path, br)).status).toBe(200)
    await site.client.delete(page._id)
    expect((await ask(path, br)).status).toBe(404)
  })
})

describe('personal responses', () => {
  test('a preview: a request with its cookie gets a response of its own', async () => {
    await ask('/about-us', br)
    const session = createPreviewSessions(LAKE_TOKEN, { date: Date.now }).seal({
      kind: 'editor',
      perspective: 'drafts',
      expiresMs: Date.now() + 60_000,
    })
    const cookie = `a=b; nsaa-preview=${session}`
    const { headers } = await ask('/about-us', { ...br, cookie })
    expect(headers['cache-control']).toContain('private')
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.etag).toBeUndefined()
    const like = await ask('/about-us', { ...br, cookie: 'not-nsaa-preview=x' })
    expect(like.headers.etag).toBeDefined()
  })

  test('a forged preview cookie gets the cached page, and is cleared', async () => {
    const honest = await recompressed('/about-us')
    const madeUp = { ...br, cookie: 'a=b; nsaa-preview=x' }
    const { headers, body } = await ask('/about-us', madeUp)
    expect(headers.etag).toBe(honest.headers.etag)
    expect(body.equals(honest.body)).toBe(true)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^nsaa-preview=; Max-Age=0/)])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(honest.headers['cdn-cache-control']).toContain('stale-while-revalidate')
    expect(headers['cdn-cache-control']).toBeUndefined()
    const again = await ask('/about-us', { ...madeUp, 'if-none-match': honest.headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.headers['cache-control']).toBe('private, no-store')
    expect(again.headers['cdn-cache-control']).toBeUndefined()
  })

  test('a share link’s session gets the cached page on other paths, which must not be cached', async () => {
    const _id = 'preview-link.of-careers'
    await site.client.create({ _id, _type: 'previewLink', path: '/careers' })
    const session = createPreviewSessions(LAKE_TOKEN, { date: Date.now }).seal({
      kind: 'shared',
      link: _id,
      path: '/careers',
      expiresMs: Date.now() + 60_000,
    })
    const shared = await ask('/about-us', { ...br, cookie: `nsaa-preview=${session}` })
    expect(shared.headers.etag).toBeDefined()
    expect(shared.headers['set-cookie']).toBeUndefined()
    expect(shared.headers['cache-control']).toBe('private, no-store')
    expect(shared.headers['cdn-cache-control']).toBeUndefined()
  })

  test('the response to a form without JavaScript is private and not stored', async () => {
    const sent = await ask(`/contact-us?${SENT_PARAMETER}=contact`, br)
    expect(sent.headers['cache-control']).toBe('private, no-store')
    const plain = await ask('/contact-us', br)
    expect(decode(sent)).not.toBe(decode(plain))
    expect(plain.headers['cache-control']).toContain('public')
  })

  test('parameters and headers do not affect other visitors', async () => {
    const honest = await recompressed('/about-us')
    const evil = 'evil.example'
    const asked = {
      ...br,
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'gopher',
      origin: `https://${evil}`,
      referer: `https://${evil}/`,
      'accept-language': evil,
    }
    for (const path of ['/about-us', `/about-us?utm_source=${evil}&x=${evil}`]) {
      expect((await ask(path, asked)).headers.etag, path).toBe(honest.headers.etag)
    }
    expect(decode(await ask(`/services/ussd?fbclid=${evil}`, asked))).not.toContain(evil)
    expect(decode(await ask('/services/ussd', br))).not.toContain(evil)
  })
})

test('all missing pages share one response', async () => {
  const { headers } = await recompressed(NOT_FOUND_PATH)
  for (const path of ['/wp-login.php', '/a/b/c', '/%00', `/${'x'.repeat(500)}`]) {
    const response = await ask(path, br)
    expect(response.status, path).toBe(404)
    expect(response.headers.etag, path).toBe(headers.etag)
  }
})

test('redirects of moved pages are cached too', async () => {
  for (const _ of [1, 2]) {
    const { status, headers } = await ask('/payouts/payouts-api', br)
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^https:\/\//)
  }
})

test('a redirect keeps the query, whether it is served from the cache or not', async () => {
  const source = '/moved-fees'
  await site.client.create({ _type: 'redirect', source, destination: '/careers', permanent: true })
  const session = createPreviewSessions(LAKE_TOKEN, { date: Date.now }).seal({
    kind: 'editor',
    perspective: 'drafts',
    expiresMs: Date.now() + 60_000,
  })
  const preview = { ...br, cookie: `nsaa-preview=${session}` }
  const long = `?source=${'l'.repeat(1_100)}`
  const cases: [string, Record<string, string>, string, number][] = [
    ['?source=letter', br, 'GET', 301],
    [long, br, 'GET', 301],
    ['?source=letter', preview, 'GET', 301],
    ['?source=letter', br, 'POST', 307],
  ]
  for (const [query, headers, method, expected] of cases) {
    const response = await ask(source + query, headers, method)
    expect(response.status).toBe(expected)
    expect(response.headers.location).toBe(`/careers${query}`)
  }
})

test('a post is never answered from the cache', async () => {
  await ask('/about-us', br)
  const response = await ask('/about-us', br, 'POST')
  expect(response.status).toBe(405)
  expect(response.headers.etag).toBeUndefined()
})

test.each(['/about-us', '/about-us.data', '/nowhere'])(
  'a method that no page handles is refused at %s, with the methods that are allowed',
  async (path) => {
    for (const method of ['OPTIONS', 'PROPFIND', 'PUT']) {
      const response = await ask(path, br, method)
      expect(response.status).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
    }
  },
)

test('a method that no form has is refused at a page with a form, with the methods that are allowed', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const response = await ask('/contact-us', br, method)
    expect(response.status).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD, POST')
  }
})
