import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHtml } from './readHtml.ts'
import { type Site, startSite } from './startSite.ts'

const TEXT = [
  {
    _type: 'block',
    _key: 'one',
    style: 'normal',
    markDefs: [{ _type: 'textLink', _key: 'link', href: '/contact-us' }],
    children: [
      { _type: 'span', _key: 'a', marks: ['strong'], text: 'Bold' },
      { _type: 'span', _key: 'b', marks: [], text: ' and ' },
      { _type: 'span', _key: 'c', marks: ['link'], text: 'linked' },
    ],
  },
  {
    _type: 'block',
    _key: 'two',
    style: 'normal',
    listItem: 'number',
    level: 1,
    markDefs: [],
    children: [{ _type: 'span', _key: 'd', marks: [], text: 'First' }],
  },
]
const PLAIN = 'Bold and linked\n\nFirst'
const FORMATTED =
  /<p><strong>Bold<\/strong> and <a[^>]*href="\/contact-us"[^>]*>linked<\/a><\/p><ol><li>First<\/li><\/ol>/

/** Answers and job descriptions: both pages, each with its structured data. */
describe.each([
  {
    type: 'faqItem',
    formatted: 'answerText',
    plain: 'answer',
    derived: 'answerDerived',
    path: '/help-center',
    fields: { question: 'Which text?', order: -1 },
    describedBy: (data: unknown) => Object(data).mainEntity?.[0]?.acceptedAnswer?.text,
  },
  {
    type: 'jobPosition',
    formatted: 'descriptionText',
    plain: 'description',
    derived: 'descriptionDerived',
    path: '/careers',
    fields: { title: 'Which text?', category: 'Writing', order: -1 },
    describedBy: (data: unknown) => Object(data).description,
  },
])('the $plain of a $type', ({ type, formatted, plain, derived, path, fields, describedBy }) => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  const KIND = type === 'faqItem' ? 'FAQPage' : 'JobPosting'
  test.each([
    ['a text with formatting', { [formatted]: TEXT, [plain]: PLAIN }, FORMATTED, PLAIN],
    ['a text with formatting but no plain text', { [formatted]: TEXT }, FORMATTED, PLAIN],
    ['plain text alone', { [plain]: 'One.\nTwo.' }, /<p>One\.<\/p><p>Two\.<\/p>/, 'One.\nTwo.'],
    [
      'plain text that is newer than the formatting',
      { [formatted]: TEXT, [plain]: 'Newer.' },
      /<p>Newer\.<\/p>/,
      'Newer.',
    ],
    [
      'a text with formatting that is newer than the plain text from the Studio',
      { [formatted]: TEXT, [plain]: 'Older.', [derived]: 'Older.' },
      FORMATTED,
      PLAIN,
    ],
    [
      'plain text that is newer than that from the Studio',
      { [formatted]: TEXT, [plain]: 'Newer.', [derived]: PLAIN },
      /<p>Newer\.<\/p>/,
      'Newer.',
    ],
  ])('%s is on the page, and plain in the structured data', async (_, texts, html, described) => {
    await site.client.createOrReplace<Record<string, unknown>>({
      _id: 'text',
      _type: type,
      ...fields,
      ...texts,
    })
    const page = () => fetch(site.origin + path).then((response) => response.text())
    await expect.poll(page).toMatch(html)
    const { structuredData } = readHtml(await page())
    expect(describedBy(structuredData.find((data) => data['@type'] === KIND))).toBe(described)
  })

  test('a text with a link to a file leads to that file', async () => {
    const { _id, url } = await site.client.assets.upload('file', Buffer.from('%PDF-1.7'), {
      filename: 'prices.pdf',
    })
    const [linked, list] = TEXT
    const file = { _type: 'file', asset: { _type: 'reference', _ref: _id } }
    const markDefs = [{ _type: 'textLink', _key: 'link', file }]
    await site.client.createOrReplace<Record<string, unknown>>({
      _id: 'text',
      _type: type,
      ...fields,
      [formatted]: [{ ...linked, markDefs }, list],
    })
    const page = () => fetch(site.origin + path).then((response) => response.text())
    const { pathname } = new URL(url)
    await expect.poll(page).toMatch(new RegExp(`<a[^>]*href="${pathname}"[^>]*>linked</a>`))
  })
})
