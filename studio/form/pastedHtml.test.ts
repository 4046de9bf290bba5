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

const text = (html: string) =>
  htmlToPortableText(cleanPastedHtml(html)).map((block) => plainText([block]))
const googleDocs = (html: string) => `<b id="docs-internal-guid-1">${html}</b>`
const LINE_BREAK = '<span>Ring Road</span><span style="color:#000"><br /></span><span>Accra</span>'

test.each([
  ['a paragraph', '<p dir="ltr">', '</p>'],
  ['a part of a paragraph', '', ''],
  ['a list', '<ul><li dir="ltr"><p dir="ltr">', '</p></li></ul>'],
  ['a table', '<table><tr><td><p dir="ltr">', '</p></td></tr></table>'],
])('a line break of Google Docs in %s is pasted', (_, before, after) => {
  expect(text(googleDocs(before + LINE_BREAK + after))).toEqual(['Ring Road\nAccra'])
})

test.each([
  ['<span>Ring Road</span><span><br><br></span><span>Accra</span>', 'Ring Road\n\nAccra'],
  ['<span>Ring Road<br>Accra<br>Ghana</span>', 'Ring Road\nAccra\nGhana'],
  ['<span><span>Ring Road<br>Accra</span>, Ghana</span>', 'Ring Road\nAccra, Ghana'],
  ['<span>Ring Road</span><span><br>Accra</span>', 'Ring Road\nAccra'],
])('the line breaks of %s from Google Docs are pasted', (html, lines) => {
  expect(text(googleDocs(`<p dir="ltr">${html}</p>`))).toEqual([lines])
})

test('words before and after a line break of Google Docs keep their formatting', () => {
  const bold = '<span style="font-weight:700">Ring Road<br>Accra</span>'
  expect(htmlToPortableText(cleanPastedHtml(googleDocs(bold)))).toMatchObject([
    {
      children: [
        { text: 'Ring Road', marks: ['strong'] },
        { text: '\n' },
        { text: 'Accra', marks: ['strong'] },
      ],
    },
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

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
const th = (text: string, span = '') => `<th ${span}>${text}</th>`
const td = (text: string, span = '') => `<td ${span}>${text}</td>`
const HEADINGS = row(th('Card'), th('Days'), th('Fee'))

test.each([
  [
    'a cell over two rows is in both',
    HEADINGS + row(td('Visa', 'rowspan=2'), td('5'), td('1 %')) + row(td('7'), td('2 %')),
    ['Visa: Days 5; Fee 1 %', 'Visa: Days 7; Fee 2 %'],
  ],
  [
    'a value over two rows is in both',
    HEADINGS + row(td('Visa'), td('5'), td('1 %', 'rowspan=2')) + row(td('Amex'), td('7')),
    ['Visa: Days 5; Fee 1 %', 'Amex: Days 7; Fee 1 %'],
  ],
  [
    'a value over two columns has both headings',
    HEADINGS + row(td('Visa'), td('on request', 'colspan=2')),
    ['Visa: Days, Fee on request'],
  ],
  [
    'a heading over two columns is that of both',
    row(th('Card'), th('Europe', 'colspan=2')) + row(td('Visa'), td('5 days'), td('1 %')),
    ['Visa: Europe 5 days; Europe 1 %'],
  ],
  [
    'headings below a merged heading follow it',
    row(th('Card', 'rowspan=2'), th('Europe', 'colspan=2'), th('Notes', 'rowspan=2')) +
      row(th('Days'), th('Fee')) +
      row(td('Visa'), td('5'), td('1 %'), td('none')),
    ['Visa: Europe Days 5; Europe Fee 1 %; Notes none'],
  ],
  [
    'a title across the table is a paragraph',
    row(th('Fees of 2026', 'colspan=3')) + HEADINGS + row(td('Visa'), td('5'), td('1 %')),
    ['Fees of 2026', 'Visa: Days 5; Fee 1 %'],
  ],
  [
    'a row without a first cell has no colon',
    HEADINGS + row(td(''), td('5'), td('1 %')),
    ['Days 5; Fee 1 %'],
  ],
  [
    'spans end with the table',
    HEADINGS + row(td('Visa', 'rowspan=65534'), td('5', 'colspan=1000 rowspan=0')) + row(),
    ['Visa: Days, Fee 5', 'Visa: Days, Fee 5'],
  ],
  [
    'no cell is lost after one that covers too many columns',
    row(td('Visa'), td('5', 'colspan=1000'), td('1 %', 'colspan=1000'), td('none')),
    ['Visa: 5; 1 %; none'],
  ],
])('of a pasted table, %s', (_, rows, items) => {
  expect(pasted(`<table>${rows}</table>`)).toEqual(items)
})
