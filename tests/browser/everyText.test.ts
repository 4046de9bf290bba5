import type { SanityDocument } from '@sanity/client'
import type { Page } from 'playwright-core'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { ROUTES } from '../site/routes.ts'
import type { Site } from '../site/startSite.ts'
import { TAG, tagEditorTexts } from '../site/tagEditorTexts.ts'
import { withBrowser } from './harness.ts'
import { startOwnSite } from './ownSite.ts'

/**
 * Words of the interface rather than of the company: names of controls, labels of form fields,
 * fixed choices. All other text is copy and must be content.
 */
const INTERFACE_WORDS = [
  // The frame
  ...['Skip to content', 'home', 'Main', 'Breadcrumb', 'Open menu', 'Close menu', 'Menu'],
  ...['(opens in a new tab)', 'Link to', 'Link to clause'],
  // Sliders
  ...['Product pictures', 'Picture', 'Previous picture', 'Next picture', 'Pause', 'of'],
  ...['Previous testimonial', 'Next testimonial'],
  // Forms, as contract and specification name their fields
  ...['First name', 'Last name', 'Your name', 'Email', 'Phone', 'Phone number', 'Message'],
  ...['Company', 'Job title', 'Industry', '(optional)', 'Leave this empty'],
  // Choices from a list: kinds of certificates and networks, a state, topics, the months of dates
  ...['ISO', 'PCI', 'Facebook', 'LinkedIn', 'Instagram', 'COMING SOON', 'Guides', 'Products'],
  ...['th May', 'th September', 'th October', 'th November'],
]

const open = withBrowser()
let site: Site
beforeAll(async () => {
  site = await startOwnSite()
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

/** Every text that the document shows or exposes to assistive technology. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['alt', 'aria-label', 'title', 'placeholder']
    const texts: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        texts.push(...spoken.map((name) => node.getAttribute(name) ?? ''))
      } else if (!node.parentElement?.closest('script, style, template')) {
        texts.push(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')
      }
    }
    return texts
  })
}

/** The rest of a text without editors' words, numbers and punctuation. */
function withoutContent(text: string): string {
  return text
    .replaceAll(new RegExp(`${TAG}[\\p{L}\\p{M}’'-]+`, 'gu'), '')
    .replaceAll(/[^\p{L}()]+/gu, ' ')
    .trim()
}

test('every word of every page comes from the dataset', async () => {
  const elsewhere = new Map<string, string>()
  const { page, close } = await open('/', { origin: site.origin, javaScriptEnabled: false })
  for (const { path } of ROUTES) {
    await page.goto(site.origin + path)
    const texts = await textsOf(page)
    expect(texts.join().split(TAG).length, `tagged words on ${path}`).toBeGreaterThan(100)
    for (const text of texts) {
      const rest = withoutContent(text)
      if (/\p{L}{2}/u.test(rest) && !INTERFACE_WORDS.includes(rest)) elsewhere.set(rest, path)
    }
  }
  await close()
  expect([...elsewhere]).toEqual([])
})
