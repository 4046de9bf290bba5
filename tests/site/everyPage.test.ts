import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POLICY_IDS } from '../../app/content/policyIds.ts'
import { tokenValues } from '../../app/design/tokens.ts'
import { type FormSpec, fieldNames } from '../../app/forms/formSpec.ts'
import { allowedAnchor } from '../../schemas/sections/defineSection.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { HONEYPOT_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { type ReadHtml, readHtml } from './readHtml.ts'
import { ROUTES } from './routes.ts'
import { type Site, startSite } from './startSite.ts'

const NOT_FOUND = '/404'
/** Pages with `noindex`. */
const UNLISTED = [NOT_FOUND]
const TITLE_LENGTH_MAX = 65
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

let site: Site
const pages = new Map<string, ReadHtml>()

beforeAll(async () => {
  site = await startSite()
  for (const { path } of ROUTES) {
    pages.set(path, readHtml(await (await fetch(site.origin + path)).text()))
  }
})
afterAll(() => site.stop())

function pageAt(path: string): ReadHtml {
  const page = pages.get(path)
  if (!page) throw new Error(`${path} was not read`)
  return page
}

describe.each(ROUTES)('$path as served', ({ path }) => {
  test('has its status, is HTML in English of Ghana, and is valid by html-validate', async () => {
    const response = await fetch(site.origin + path)
    expect(response.status).toBe(path === NOT_FOUND ? 404 : 200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toMatch(/^<!doctype html><html lang="en-GH"/)
    // The browser exposes the state of a popover itself; HTML forbids the attribute on its button.
    expect(html).not.toMatch(/<button\b(?=[^>]*\spopovertarget=)[^>]*\saria-expanded=/i)
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
    const report = await validator.validateString(html)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} at ${selector}`),
    )
    expect(faults, faults.join('\n')).toEqual([])
  })

  test('has a title, description, canonical address and picture', async () => {
    const { title, meta, canonical, html } = pageAt(path)
    expect(title.length).toBeGreaterThan(10)
    expect(title.length, title).toBeLessThanOrEqual(TITLE_LENGTH_MAX)
    const description = meta.get('description') ?? ''
    expect(description.length, description).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min)
    expect(description.length, description).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max)
    expect(meta.get('theme-color')).toBe(tokenValues.paper)
    expect(html.match(/<link rel="manifest"[^>]*>/g)).toEqual([
      '<link rel="manifest" href="/site.webmanifest"/>',
    ])
    expect(meta.get('robots')?.includes('noindex') ?? false).toBe(UNLISTED.includes(path))
    if (path === NOT_FOUND) return
    expect(canonical).toBe(path === '/' ? `${site.origin}/` : site.origin + path)
    expect(meta.get('og:url')).toBe(canonical)
    expect(meta.get('og:title')).toBeTruthy()
    const picture = await fetch(new URL(meta.get('og:image') ?? '', site.origin))
    expect(picture.status).toBe(200)
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  })

  test("has structured data about the company and the page's position", () => {
    const types = pageAt(path).structuredData.map((thing) => thing['@type'])
    if (path === NOT_FOUND) return expect(types).toEqual([])
    expect(types).toContain('Organization')
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')
    expect(types.includes('BlogPosting')).toBe(path.startsWith('/articles/'))
    expect(types.includes('FAQPage')).toBe(path === '/help-center')
    expect(types.includes('Product')).toBe(path.startsWith('/products/'))
  })
})

test.each(['/gallery', '/gallery/sections'])(
  '%s in production is the not-found page, at its address',
  async (path) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' })
    expect(response.status).toBe(404)
    const gallery = readHtml(await response.text())
    const notFound = pageAt(NOT_FOUND)
    expect(gallery.title).toBe(notFound.title)
    expect(gallery.meta).toEqual(notFound.meta)
    const [main] = /<main.*<\/main>/s.exec(notFound.html) ?? []
    expect(main).toBeDefined()
    expect(gallery.html).toContain(main)
  },
)

/** The tags of the controls that visitors fill in, in the form with this id. */
function controlsOf(path: string, formId: string): string[] {
  const [, afterStart] = pageAt(path).html.split(`<form id="${formId}"`)
  const [form] = (afterStart ?? '').split('</form>')
  const tags = [...(form ?? '').matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag)
  return tags.filter((tag) => !tag.includes('type="hidden"'))
}

const EMAIL = ['email', 'email', 'email']
const PHONE = ['phone', 'tel', 'tel']
const HONEYPOT = [HONEYPOT_FIELD, undefined, 'off']

test.each<[string, string, FormSpec, (string | undefined)[][]]>([
  [
    '/contact-us',
    'contact-form',
    forms.contact,
    [
      HONEYPOT,
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      EMAIL,
      PHONE,
      ['message', undefined, undefined],
      ['agreeToPolicy', 'checkbox', undefined],
    ],
  ],
  [
    '/schedule-banking-demo',
    'demo-form',
    forms.demo,
    [
      HONEYPOT,
      ['name', 'text', 'name'],
      EMAIL,
      PHONE,
      ['company', 'text', 'organization'],
      ['jobTitle', 'text', 'organization-title'],
      ['industry', 'text', 'off'],
    ],
  ],
  ['/', 'newsletter-form', forms.newsletter, [HONEYPOT, EMAIL]],
])(
  'the controls of the form at %s have their types and purposes',
  (path, formId, form, expected) => {
    const attribute = (tag: string, name: string) =>
      new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
    const described = controlsOf(path, formId).map((tag) =>
      ['name', 'type', 'autocomplete'].map((name) => attribute(tag, name)),
    )
    expect(described.map(([name]) => name)).toEqual([HONEYPOT_FIELD, ...fieldNames(form)])
    expect(described).toEqual(expect.arrayContaining(expected))
    const [honeypot] = /<div [^>]*>(?=<label>Leave this empty)/.exec(pageAt(path).html) ?? []
    expect(honeypot).toContain('aria-hidden="true"')
  },
)

test.each([
  ['/contact-us', 'contact-form', 'aria-required="true"', forms.contact],
  ['/schedule-banking-demo', 'demo-form', 'aria-required="true"', forms.demo],
  ['/', 'newsletter-form', 'required=""', forms.newsletter],
])(
  'the required controls of the form at %s are exposed as required',
  (path, formId, attribute, { fields }: FormSpec) => {
    const required = controlsOf(path, formId).filter((tag) => tag.includes('required='))
    const names = Object.keys(fields).filter((name) => fields[name]?.required !== undefined)
    expect(required.map((tag) => / name="([^"]*)"/.exec(tag)?.[1])).toEqual(names)
    for (const tag of required) expect(tag.match(/\S*required=\S*?"[^"]*"/g)).toEqual([attribute])
  },
)

test('the ids that pages of sections use themselves are refused as anchors', async () => {
  const client = site.client
  const paths = await client.fetch<string[]>('*[_type == "page"].path')
  const anchors = await client.fetch<string[]>(
    '*[_type == "page"].sections[defined(anchor)].anchor',
  )
  const ids = paths.flatMap((path) => [...(pages.get(path)?.ids ?? [])])
  const own = new Set(ids.filter((id) => !anchors.includes(id)))
  expect([...own]).toEqual(
    expect.arrayContaining(['main', 'contact-form', 'demo-form', 'newsletter-form', 'menu-mobile']),
  )
  expect([...own].filter((id) => allowedAnchor(id) === true)).toEqual([])
  expect(anchors.filter((anchor) => allowedAnchor(anchor) !== true)).toEqual([])
})

test('the ids that policies use themselves are refused as anchors of clauses', async () => {
  const paths = await site.client.fetch<string[]>('*[_type == "policy"].path')
  const documents = paths.map((path) => pageAt(path).ids)
  const [first, ...others] = documents
  const own = [...(first ?? [])].filter((id) => others.every((ids) => ids.has(id)))
  expect(own).toContain('main')
  expect(own.filter((id) => !POLICY_IDS.some((reserved) => reserved === id))).toEqual([])
  expect(POLICY_IDS.filter((id) => !documents.some((ids) => ids.has(id)))).toEqual([])
})

test('no two pages share a title, a description or a social picture', () => {
  const listed = ROUTES.filter(({ path }) => path !== NOT_FOUND).map(({ path }) => pageAt(path))
  const all = [
    listed.map(({ title }) => title),
    listed.map(({ meta }) => meta.get('description')),
    listed.map(({ meta }) => meta.get('og:image')),
  ]
  for (const values of all) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('the sitemap and the route table name the same pages', async () => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const listed = ROUTES.map(({ path }) => path).filter((path) => !UNLISTED.includes(path))
  expect(named.toSorted()).toEqual(listed.toSorted())
})

test('every internal link and anchor of every page leads somewhere', async () => {
  const targets = new Map<string, ReadHtml | undefined>()
  /** Undefined if it is not a page of this site: a file, or a redirect to another site. */
  async function targetOf(address: URL): Promise<ReadHtml | undefined> {
    const key = address.pathname + address.search
    if (!targets.has(key)) {
      const response = await fetch(address, { redirect: 'manual' })
      expect([200, 301, 302], `${key} answers ${response.status}`).toContain(response.status)
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
      targets.set(key, isPage ? readHtml(await response.text()) : undefined)
    }
    return targets.get(key)
  }
  let followed = 0
  const deadAnchors: string[] = []
  for (const [path, { hrefs }] of pages) {
    for (const href of new Set(hrefs)) {
      const address = new URL(href, site.origin + path)
      if (address.origin !== site.origin) {
        expect(href, `on ${path}`).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/)
        continue
      }
      followed += 1
      // The not-found page is the one page whose own address does not return 200.
      const target = address.pathname === NOT_FOUND ? pageAt(NOT_FOUND) : await targetOf(address)
      const anchor = decodeURIComponent(address.hash.slice(1))
      if (anchor && !target?.ids.has(anchor)) deadAnchors.push(`${href} on ${path}`)
    }
  }
  expect(followed).toBeGreaterThan(500)
  expect(deadAnchors).toEqual([])
})
