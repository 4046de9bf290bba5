// @vitest-environment jsdom
import { htmlToPortableText } from '@portabletext/html'
import { expect, test } from 'vitest'
import { plainText } from '../../app/content/plainText.ts'
import { FROM_GOOGLE_DOCS, FROM_WORD } from '../../tests/browser/clipboard.ts'
import { cleanPastedHtml } from './pastedHtml.ts'

/** The paragraphs and list items that are pasted, without their formatting. */
const pasted = (html: string) =>
  htmlToPortableText(cleanPastedHtml(html))
    .map((block) => plainText([block]).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

test.each([
  ['Word', FROM_WORD],
  ['Docs', FROM_GOOGLE_DOCS],
])('deleted words and comments of a text from %s are not pasted', (name, html) => {
  expect(pasted(html)).toEqual([
    `Refunds from ${name}`,
    'Write to support today or read the rules.',
    `Bullet of ${name}`,
    `Number of ${name}`,
    'Visa: Days 5',
  ])
})

const WORD = '<p class=MsoNormal>'
test.each([
  ['struck-through words', '<p>Fees are <s>9</s> <strike>8</strike> 1 percent.</p>'],
  ['deleted words of a web page', '<p>Fees are <del>9</del><ins>1</ins> percent.</p>'],
  [
    'words struck through by a style',
    '<p>Fees are <span style="text-decoration: underline line-through">9</span>1 percent.</p>',
  ],
  [
    'words deleted in Word for the web',
    '<p class="SCXW1">Fees are <span class="TrackChangeTextDeletion SCXW1">9</span>1 percent.</p>',
  ],
  [
    'hidden words',
    `${WORD}Fees are <span style="display:none;mso-hide:all">9</span>1 percent.</p>`,
  ],
  [
    'the comments of an exported document, in boxes',
    '<p>Fees are 1 percent<sup><a id="cmnt_ref1" href="https://docs.example/#cmnt1">[a]</a></sup>.</p><div><p><a id="cmnt1" href="https://docs.example/#cmnt_ref1">[a]</a>No.</p><p>Never.</p></div>',
  ],
  [
    'comments without boxes',
    '<div><p>Fees are 1 percent<a href="#cmnt1">[a]</a>.</p><p><a href="#cmnt_ref1">[a]</a>No.</p></div>',
  ],
])('%s are left out', (_, html) => {
  expect(pasted(html)).toEqual(['Fees are 1 percent.'])
})

test('words that a reviewer has inserted or commented on are pasted', () => {
  const commented = '<a style="mso-comment-reference:KB_1;mso-comment-date:20261129">1 percent</a>'
  const inserted = '<span class=msoIns><ins cite="mailto:Kofi"> of the amount</ins></span>'
  expect(pasted(`${WORD}Fees are ${commented}${inserted}.</p>`)).toEqual([
    'Fees are 1 percent of the amount.',
  ])
})
