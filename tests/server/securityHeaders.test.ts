import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'

const SITE_URL = 'https://nsaa.example'

/** Of every response. */
const BASELINE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** Of everything that a browser shows as a document. */
const DOCUMENT = {
  ...BASELINE,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
}
const STUDIO = { ...DOCUMENT, 'cross-origin-opener-policy': 'same-origin' }
const SIGN_IN = { ...STUDIO, 'x-frame-options': 'DENY' }
const LAKE = { ...BASELINE, 'cross-origin-resource-policy': 'same-site' }

const HASHES = "(?: 'sha256-[\\w+/=]+')+"
/** No inline code without its hash, no evaluation, and nothing from another origin but a frame. */
const PAGE_POLICY = new RegExp(
  `^${[
    "default-src 'none'",
    `script-src 'self'${HASHES}`,
    `style-src 'self'${HASHES}`,
    `style-src-attr (?:'none'|'unsafe-hashes'${HASHES})`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src (?:'none'|'self'|https://[\\w.-]+)",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'upgrade-insecure-requests',
  ].join('; ')}$`,
)
const FILE_POLICY = /^default-src 'none'; style-src 'self'; frame-ancestors 'self'$/
const PDF_POLICY =
  /^script-src 'none'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'$/
const SIGN_IN_POLICY = new RegExp(
  `^default-src 'none'; style-src${HASHES}; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$`,
)
/** Inline styles are allowed, inline scripts are not. */
const STUDIO_POLICY = new RegExp(
  `^${[
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')}$`,
)

let site: Site

beforeAll(async () => {
  site = await startSite({ SITE_URL })
})
afterAll(() => site.stop())

async function get(path: string, cookie = '') {
  const response = await fetch(site.origin + path, { redirect: 'manual', headers: { cookie } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

function expectHeaders(headers: Headers, expected: Record<string, string>, policy: RegExp) {
  const all = Object.fromEntries(headers)
  expect(all).toMatchObject({
    ...expected,
    'content-security-policy': expect.stringMatching(policy),
  })
  expect(all, 'no other origin may read it').not.toHaveProperty('access-control-allow-origin')
}

function expectOwnScripts(html: string) {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src)
  expect(sources.filter((src) => !/^\/(?!\/)/.test(src ?? ''))).toEqual([])
}

describe('the security headers', () => {
  test.each([
    ['the home page', 200, '/', DOCUMENT, PAGE_POLICY],
    ['a page with a frame', 200, '/innovation-hub', DOCUMENT, PAGE_POLICY],
    ['a policy', 200, '/terms-and-conditions', DOCUMENT, PAGE_POLICY],
    ['a missing page', 404, '/nowhere', DOCUMENT, PAGE_POLICY],
    ['the sign-in page', 200, '/studio', SIGN_IN, SIGN_IN_POLICY],
    ['a plain text', 200, '/robots.txt', DOCUMENT, FILE_POLICY],
    ['the lake', 401, '/lake/v2025-02-19/data/query/production?query=1', LAKE, FILE_POLICY],
  ])('of %s are complete, and it sets no cookie', async (_name, status, path, expected, policy) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expectHeaders(response.headers, expected, policy)
    expectOwnScripts(response.html)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('of a script of the build are complete', async () => {
    const { html } = await get('/')
    const script = /href="(\/assets\/entry\.client[^"]+\.js)"/.exec(html)?.[1]
    const { status, headers } = await get(script ?? '')
    expect(status).toBe(200)
    expectHeaders(headers, BASELINE, FILE_POLICY)
  })

  test('of an uploaded PDF allow the document in which a browser shows it', async () => {
    const pdf = Buffer.from('%PDF-1.4\n')
    const { url } = await site.client.assets.upload('file', pdf, { filename: 'fees.pdf' })
    const { status, headers } = await get(new URL(url).pathname)
    expect(status).toBe(200)
    expectHeaders(headers, LAKE, PDF_POLICY)
  })

  test('of the Studio are complete after a sign-in, whose cookie no script can read', async () => {
    const entry = await fetch(`${site.origin}/studio/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ama Owusu', key: LAKE_TOKEN }),
      redirect: 'manual',
      headers: { origin: SITE_URL },
    })
    expect(entry.status).toBe(303)
    expectHeaders(entry.headers, STUDIO, STUDIO_POLICY)
    const cookies = entry.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=(?:Lax|Strict)$/)
    }
    const pairs = cookies.map((cookie) => cookie.split(';')[0])
    const { status, headers, html } = await get('/studio', pairs.join('; '))
    expect(status).toBe(200)
    expect(html).toContain('<title>Studio</title>')
    expectHeaders(headers, STUDIO, STUDIO_POLICY)
    expectOwnScripts(html)
  })
})

test('every page has one policy with its own hashes, in a header of less than 2 KB', async () => {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https:\/\/nsaa\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of [...paths, '/nowhere']) {
    const policy = (await get(path)).headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(PAGE_POLICY)
    expect(policy.length, path).toBeLessThan(2048)
  }
})

describe('the opener policy', () => {
  test.each([
    ['a shared page', '/services/sms'],
    ['a missing page', '/nowhere'],
  ])('is not sent with %s, rendered or cached', async (_name, path) => {
    for (let request = 1; request <= 2; request++) {
      const { headers } = await get(path)
      expect(headers.get('cross-origin-opener-policy')).toBeNull()
    }
  })

  test.each([
    ['the Studio', '/studio', 'GET'],
    ['the end of a preview', '/preview/disable', 'GET'],
    ['the response to a post', '/contact-us', 'POST'],
  ])('is sent with %s', async (_name, path, method) => {
    const { headers } = await fetch(site.origin + path, { method, redirect: 'manual' })
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
