import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, type DocumentSources } from './contentSecurityPolicy.ts'

const SITE = { siteUrl: 'https://nsaa.example', assetOrigins: [] }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((one) => one === name || one.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

const NOTHING: DocumentSources = { scripts: [], styles: [], styleAttributes: [], frames: [] }
const policyOf = (sources: Partial<DocumentSources>) =>
  contentSecurityPolicy({ ...NOTHING, ...sources }, SITE)

test('inline scripts and styles are allowed by their hash, also the empty style', () => {
  const policy = policyOf({ scripts: ['run()'], styles: ['a{}'] })
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('run()')])
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash(''), hash('a{}')])
})

test('line ends are normalized as in the browser', () => {
  expect(directive(policyOf({ scripts: ['a\r\nb'] }), 'script-src')).toContain(hash('a\nb'))
})

test('style attributes are allowed by their hash; without any, none is allowed', () => {
  const policy = policyOf({ styleAttributes: ['--a:1'] })
  expect(directive(policy, 'style-src-attr')).toEqual(["'unsafe-hashes'", hash('--a:1')])
  expect(directive(policyOf({}), 'style-src-attr')).toEqual(["'none'"])
})

test('a document may embed the origins of its own frames, and no others', () => {
  const policy = policyOf({ frames: ['https://forms.example/f?a=1&b=2', '/hub'] })
  expect(directive(policy, 'frame-src')).toEqual(['https://forms.example', "'self'"])
  expect(directive(policyOf({}), 'frame-src')).toEqual(["'none'"])
})

test("an https site upgrades requests; pictures may come from the lake's origin", () => {
  expect(policyOf({})).toMatch(/; upgrade-insecure-requests$/)
  const plain = contentSecurityPolicy(NOTHING, {
    siteUrl: 'http://localhost:3000',
    assetOrigins: ['https://cdn.sanity.io'],
  })
  expect(plain).not.toContain('upgrade')
  expect(directive(plain, 'img-src')).toEqual(["'self'", 'data:', 'https://cdn.sanity.io'])
})

test('a variant adds sources; hashes are dropped where all inline styles are allowed', () => {
  const policy = contentSecurityPolicy({ ...NOTHING, styles: ['a{}'] }, SITE, {
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://b.example'],
  })
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(directive(policy, 'frame-src')).toEqual(['https://b.example'])
})
