import type { SanityDocument } from '@sanity/client'
import type { Page } from 'playwright-core'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormSpec } from '../../app/forms/formSpec.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { storedNames } from '../../submissions/definitions/defineForm.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { ROUTES } from '../site/routes.ts'
import type { Site } from '../site/startSite.ts'
import { TAG, tagEditorTexts } from '../site/tagEditorTexts.ts'
import { withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** A form's words as `withoutContent` returns them; the label of a consent is content. */
function wordsOf({ fields, texts }: FormSpec): string[] {
  const shown = storedNames(fields).flatMap((name) => fields[name] ?? [])
  const hasOptional = shown.some(({ required }) => required === undefined)
  const optional = hasOptional ? [`(${texts.optional})`] : []
  return [...shown.map(({ label }) => withoutContent(label)), ...optional, 'Leave this empty']
}

/**
 * Words of the interface rather than of the company: names of controls, labels of form fields,
 * fixed choices. All other text is copy and must be content.
 */
const INTERFACE_WORDS: readonly [pages: RegExp, words: readonly string[]][] = [
  // The frame
  [/./, ['Skip to content', 'home', 'Main', 'Breadcrumb', 'Open menu', 'Close menu', 'Menu']],
  [/./, ['(opens in a new tab)', 'Facebook', 'LinkedIn', 'Instagram']],
  // Sliders
  [
    /^\/$/,
    [
      'Product pictures',
      'Picture',
      'Previous picture',
      'Next picture',
      'Pause picture rotation',
      'of',
    ],
  ],
  [/^\/(?:about-us)?$/, ['Previous testimonial', 'Next testimonial', 'of']],
  // Forms, as contract and specification name their fields
  [/^\/(?:help-center)?$/, wordsOf(forms.newsletter)],
  [/^\/contact-us$/, wordsOf(forms.contact)],
  [/-demo$/, wordsOf(forms.demo)],
  // Policies
  [/-policy$|^\/terms-and-conditions$/, ['Link to clause', 'th September']],
  [/^\/terms-and-conditions$/, ['Link to']],
  // Choices from a list: a state, and topics; the months of dates
  [/^\/services\/(?:e-commerce|value-added-services)$/, ['COMING SOON']],
  [/^\/articles/, ['Company', 'Guides', 'Products', 'th May', 'th September', 'th October']],
  [/^\/articles\/six-checks-at-the-till$/, ['th November']],
]

const open = withBrowser()
let site: Site
beforeAll(async () => {
  site = await startIsolatedSite()
  const schema = createSchema({ name: 'site', types: schemaTypes })
  const documents = await site.client.fetch<SanityDocument[]>('*[!(_type match "sanity.*")]')
  const transaction = site.client.transaction()
  for (const document of documents) {
    const tagged = tagEditorTexts(document, schema.get(document._type))
    transaction.createOrReplace({ ...document, ...Object(tagged) })
  }
  await transaction.commit({ visibility: 'sync' })
})
afterAll(() => site.stop())

/**
 * Every text that a document shows or exposes to assistive technology. It is parsed and not loaded,
 * which would fetch its pictures and lay it out.
 */
function textsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const spoken = ['alt', 'aria-label', 'title', 'placeholder']
    const texts: string[] = []
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const walker = parsed.createTreeWalker(parsed.documentElement, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        texts.push(...spoken.map((name) => node.getAttribute(name) ?? ''))
      } else if (!node.parentElement?.closest('script, style, template')) {
        texts.push(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')
      }
    }
    return texts
  }, html)
}

/** The rest of a text without editors' words, numbers and punctuation. */
function withoutContent(text: string): string {
  return text
    .replaceAll(new RegExp(`${TAG}[\\p{L}\\p{M}’'-]+`, 'gu'), '')
    .replaceAll(/[^\p{L}()]+/gu, ' ')
    .trim()
}

test('every word of every page comes from the dataset', async () => {
  const elsewhere: string[] = []
  const unused = new Set(
    INTERFACE_WORDS.flatMap(([pages, words]) => words.map((word) => `${word} on ${pages}`)),
  )
  const { page, close } = await open('/robots.txt', { origin: site.origin })
  for (const { path } of ROUTES) {
    const response = await fetch(site.origin + path)
    const texts = await textsOf(page, await response.text())
    expect(texts.join().split(TAG).length, `tagged words on ${path}`).toBeGreaterThan(100)
    for (const text of texts) {
      const rest = withoutContent(text)
      if (!/\p{L}{2}/u.test(rest)) continue
      const allowed = INTERFACE_WORDS.filter(
        ([pages, words]) => pages.test(path) && words.includes(rest),
      )
      for (const [pages] of allowed) unused.delete(`${rest} on ${pages}`)
      if (allowed.length === 0) elsewhere.push(`${rest} on ${path}`)
    }
  }
  await close()
  expect(elsewhere).toEqual([])
  expect([...unused], 'words that are on no page').toEqual([])
})
