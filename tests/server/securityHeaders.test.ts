import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Site, startSite } from '../site/startSite.ts'
import { observatoryScore, type ScannedResponse } from './securityHeaders.ts'

const SITE_URL = 'https://nsaa.example'

let site: Site

beforeAll(async () => {
  site = await startSite({ SITE_URL })
})
afterAll(() => site.stop())

/** A response of the process; encryption and the redirect to it are the proxy's. */
async function scan(path: string): Promise<ScannedResponse> {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  const url = new URL(path, SITE_URL)
  const { status, headers } = response
  return { url, status, headers, html: await response.text(), insecureLeadsTo: url }
}

async function assetPath(): Promise<string> {
  const { html } = await scan('/')
  return /href="(\/assets\/entry\.client[^"]+\.js)"/.exec(html)?.[1] ?? ''
}

describe('grade A+ by the rules of the Observatory', () => {
  test.each([
    ['the home page', 200, '/'],
    ['a page with a frame', 200, '/innovation-hub'],
    ['a policy', 200, '/terms-and-conditions'],
    ['a missing page', 404, '/nowhere'],
    ['the sign-in page of the Studio', 200, '/studio'],
    ['a plain text', 200, '/robots.txt'],
    ['the lake', 401, '/lake/v2025-02-19/data/query/production?query=1'],
  ])('%s', async (_name, status, path) => {
    const response = await scan(path)
    expect(response.status).toBe(status)
    const { score, grade, findings } = observatoryScore(response)
    expect(grade, JSON.stringify(findings, null, 1)).toBe('A+')
    expect(score).toBeGreaterThanOrEqual(100)
  })

  test('a script of the build', async () => {
    const response = await scan(await assetPath())
    expect(response.status).toBe(200)
    expect(observatoryScore(response)).toMatchObject({ grade: 'A+' })
  })

  test('the Studio itself, after signing in', async () => {
    const body = new URLSearchParams({ name: 'Ama Owusu', key: 'a-token-for-tests-0123456789' })
    const entry = await fetch(`${site.origin}/studio/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: SITE_URL },
    })
    expect(entry.status).toBe(303)
    const signIn: ScannedResponse = {
      url: new URL('/studio/sign-in', SITE_URL),
      status: 303,
      headers: entry.headers,
      html: '',
      insecureLeadsTo: new URL(SITE_URL),
    }
    expect(observatoryScore(signIn).grade).toBe('A+')
    const cookie = entry.headers.getSetCookie().map((one) => one.split(';')[0])
    const studio = await fetch(`${site.origin}/studio`, { headers: { cookie: cookie.join('; ') } })
    const html = await studio.text()
    expect(html).toContain('<title>Studio</title>')
    const { score, findings } = observatoryScore({
      url: new URL('/studio', SITE_URL),
      status: 200,
      headers: studio.headers,
      html,
      insecureLeadsTo: new URL(SITE_URL),
    })
    expect(score, JSON.stringify(findings, null, 1)).toBeGreaterThanOrEqual(100)
  })
})

test('every page has one policy with its own hashes, in a header of less than 2 KB', async () => {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https:\/\/nsaa\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  expect(paths.length).toBeGreaterThan(30)
  for (const path of [...paths, '/nowhere']) {
    const { headers } = await scan(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, path).toContain('upgrade-insecure-requests')
    expect(policy, path).not.toContain('unsafe-inline')
    expect(policy, `${path}: two policies would both be enforced`).not.toContain(',')
    expect(policy.length, path).toBeLessThan(2048)
  }
})

describe('the opener policy', () => {
  test.each([
    ['a shared page', '/services/sms'],
    ['a missing page', '/nowhere'],
  ])('is not sent with %s, rendered or cached', async (_name, path) => {
    for (let request = 1; request <= 2; request++) {
      const { headers } = await scan(path)
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

describe('the scorer', () => {
  const bare: ScannedResponse = {
    url: new URL('https://nsaa.example/'),
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    html: '<script src="http://other.example/a.js"></script>',
    insecureLeadsTo: new URL('http://nsaa.example/'),
  }

  test('grades a response without security headers F', () => {
    expect(observatoryScore(bare)).toMatchObject({ score: 0, grade: 'F' })
  })

  test('counts no bonus below 90', () => {
    const headers = new Headers({
      'content-security-policy':
        "default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    const careless = { ...bare, headers, html: '', insecureLeadsTo: null }
    expect(observatoryScore(careless)).toMatchObject({ score: 80, grade: 'B+' })
  })
})
