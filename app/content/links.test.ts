import { describe, expect, test } from 'vitest'
import { assetHref, linkProblem, linkTarget, pagePath, parseLink, telephoneHref } from './links.ts'

test.each([
  ['/', 'page'],
  ['/contact-us', 'page'],
  ['/terms-and-conditions#privacy-policy', 'page'],
  ['/help-center?from=menu', 'page'],
  ['/lakeside', 'page'],
  ['#features', 'anchor'],
  ['https://docs.nsaa.example/payments', 'external'],
  ['mailto:support@nsaa.example', 'mail'],
  ['mailto:support@nsaa.example?subject=Refund', 'mail'],
  ['tel:+233302550140', 'phone'],
  ['tel:*789%23', 'phone'],
  ['/lake/files/local/production/abc.pdf', 'asset'],
])('%s is allowed, as %s', (value, kind) => {
  expect(parseLink(value)).toEqual({
    kind,
    href: value.startsWith('https:') ? new URL(value).href : value,
  })
  expect(linkProblem(value)).toBeUndefined()
})

test.each([
  ["https://fr.wikipedia.org/wiki/Côte_d'Ivoire", '/wiki/C%C3%B4te_d%27Ivoire'],
  ["https://maps.example/a|b?c=d|e'f#g|h'i", '/a%7Cb?c=d%7Ce%27f#g%7Ch%27i'],
])('%s is allowed, with apostrophes and bars encoded', (value, rest) => {
  expect(linkProblem(value)).toBeUndefined()
  expect(parseLink(value)).toEqual({ kind: 'external', href: new URL(value).origin + rest })
})

describe('addresses that could run code, mislead or leave the site unnoticed are refused', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001https://nsaa.example',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://nsaa.example/1',
    'file:///etc/passwd',
    'ftp://nsaa.example/',
    'http://nsaa.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil',
    '/a/../../b',
    '/./a',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://nsaa.example@evil.example/',
    'https://ns%20aa.example/',
    'https://user:secret@nsaa.example/',
    'https://nsaa.example\\@evil.example/',
    'https://localhost/',
    "https://nsaa'.example/",
    'https://nsaa|.example/',
    "/it's",
    "mailto:o'brien|a@nsaa.example",
    'https://',
    'https://nsaa.example/\u202Egpj.exe',
    'https://nsaa\u200B.example/',
    'contact-us',
    'nsaa.example',
    '#',
    '#"><img onerror=alert(1)>',
    'mailto:',
    'mailto:support@nsaa.example%0d%0abcc:all@nsaa.example',
    'https://nsaa.example/%0d%0ax',
    '/about%00',
    '/about%7F',
    'mailto:a@nsaa.example,b@evil.example',
    'tel:',
    'tel:javascript',
    '/lake/files/../../data/export',
    `https://nsaa.example/${'a'.repeat(3000)}`,
    '',
    ' ',
  ])('%j', (value) => {
    expect(parseLink(value)).toBeUndefined()
    expect(linkProblem(value)).toBeTypeOf('string')
  })
})

test.each([
  ['/', '/'],
  ['/?from=menu', '/'],
  ['/contact-us', '/contact-us'],
  ['/contact-us/?from=menu#form', '/contact-us'],
  ['/a//#top', '/a'],
  ['https://docs.nsaa.example/', undefined],
  ['#form', undefined],
  [null, undefined],
])('%s leads to the page %s', (href, path) => {
  expect(pagePath(href)).toBe(path)
})

test('an empty value is not a link', () => {
  expect(parseLink(null)).toBeUndefined()
  expect(parseLink(undefined)).toBeUndefined()
  expect(linkTarget(null)).toBeUndefined()
})

test.each([
  ['support@nsaa.example', 'mailto:'],
  ['+233 30 255 0140', 'tel:'],
  ['docs.nsaa.example', 'https://'],
  ['http://docs.nsaa.example', 'https://'],
  [' /contact-us', 'spaces'],
  ['tel:+233 30 255 0140', 'Remove the spaces: tel:+233302550140'],
  ['tel:*789#', 'Write %23 instead of #: tel:*789%23'],
  ['tel:*789 *1#', 'Write %23 instead of #: tel:*789*1%23'],
  [
    'mailto:a@b.example?subject=Hello World',
    'Write %20 instead of a space: mailto:a@b.example?subject=Hello%20World',
  ],
  ['https://example.com/a b', 'Write %20 instead of a space: https://example.com/a%20b'],
  ['https://exa mple.com/a b', 'Remove the spaces from the name'],
])('the error for %j contains the fix: %s', (value, advice) => {
  expect(linkProblem(value)).toContain(advice)
})

test('only documents and other sites open in a new tab', () => {
  const pdf = 'http://localhost:3000/lake/files/local/production/abc.pdf'
  expect(linkTarget({ href: '/about-us', newTab: true })).toEqual({
    href: '/about-us',
    newTab: false,
  })
  expect(linkTarget({ href: 'https://docs.nsaa.example/', newTab: true })?.newTab).toBe(true)
  expect(linkTarget({ href: 'https://docs.nsaa.example/', newTab: null })?.newTab).toBe(false)
  expect(linkTarget({ href: pdf, newTab: true })).toEqual({
    href: '/lake/files/local/production/abc.pdf',
    newTab: true,
  })
})

test.each([
  ['+233 30 255 0140', 'tel:+233302550140'],
  ['(030) 255-0140', 'tel:0302550140'],
  ['+233\u00a030\u2011255.0140', 'tel:+233302550140'],
  ['+233 (0)30 255 0140', 'tel:+233302550140'],
  ['(0)30 255 0140', 'tel:0302550140'],
])('the telephone number %s is linked as %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href)
  expect(parseLink(href)).toEqual({ kind: 'phone', href })
})

test.each(['on request', '', '+', '030 255 0140 or +233 24 000 0000'])(
  'the telephone number %j is not linked',
  (number) => expect(telephoneHref(number)).toBeUndefined(),
)

test('assets of the embedded lake are requested from the same origin, others from their own', () => {
  const path = '/lake/images/local/production/abc-10x20.svg'
  expect(assetHref(`http://localhost:3000${path}`)).toBe(path)
  expect(assetHref(path)).toBe(path)
  const hosted = 'https://cdn.sanity.io/images/p/production/abc-10x20.svg'
  expect(assetHref(hosted)).toBe(hosted)
})
