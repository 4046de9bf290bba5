/** The three downloads, each marked as a sample on every sheet. */
import type { PDFPage } from 'pdf-lib'
import { colour } from '../palette.ts'
import {
  addSheet,
  type Booklet,
  closeBooklet,
  fill,
  layCloth,
  layHeadline,
  layLogo,
  openBooklet,
  setParagraph,
} from './sheet.ts'

type Fact = readonly [label: string, value: string]

/** Label and value on hairlines `width` long, from `top`; returns the next free line. */
function factRows(
  booklet: Booklet,
  page: PDFPage,
  facts: readonly Fact[],
  top: number,
  width = 483,
): number {
  facts.forEach(([label, value], index) => {
    const y = top + index * 30
    fill(page, [56, y - 20, width, 1], colour.line)
    setParagraph(page, booklet.plain, label, y, { ink: colour.muted, width: 180 })
    setParagraph(page, booklet.strong, value, y, { x: 236, width: width - 180 })
  })
  return top + facts.length * 30
}

type Passage = readonly [head: string, paragraphs: readonly string[]]

/** Heads in the left column, words in the right. */
function passagesDown(
  booklet: Booklet,
  page: PDFPage,
  all: readonly Passage[],
  top: number,
): number {
  let y = top
  for (const [head, paragraphs] of all) {
    fill(page, [56, y - 22, 483, 1], colour.line)
    setParagraph(page, booklet.strong, head, y, { size: 13, width: 130 })
    for (const paragraph of paragraphs)
      y = setParagraph(page, booklet.plain, paragraph, y, { x: 206, width: 333 }) + 8
    y += 26
  }
  return y
}

/** What the real attestation will say, laid out so that the link can be tried. */
async function pciCertificate(): Promise<Buffer> {
  const booklet = await openBooklet('PCI certificate (sample)', 'Placeholder for the attestation')
  const page = addSheet(booklet, colour.white)
  layCloth(page, { seed: 21, picks: 96, unit: 7, x: 476, y: 6 })
  await layLogo(page)
  await layHeadline(page, ['PCI certificate', 'goes here'], 190, 50)
  const next = setParagraph(
    page,
    booklet.plain,
    'The signed attestation of compliance replaces this file. An editor uploads it in the Studio, under Site settings, Certificates; the link on the home page and in the footer then opens it.',
    282,
    { size: 13, width: 380 },
  )
  factRows(
    booklet,
    page,
    [
      ['Company', 'Nsaa Payments Limited, Accra'],
      ['Standard', 'to be stated by the assessor'],
      ['Level', 'to be stated by the assessor'],
      ['Assessor', 'to be stated'],
      ['Valid until', 'to be stated'],
    ],
    next + 50,
    400,
  )
  return closeBooklet(booklet)
}

const COMPANY_PASSAGES: readonly Passage[] = [
  [
    'Who',
    [
      'Nsaa Payments Limited is a payment service provider in Accra, licensed by the central bank in May 2023 as an enhanced payment service provider.',
      'We build the rails that merchants, banks, schools and pension trustees use to collect, hold and send money in Ghana.',
    ],
  ],
  [
    'Money in',
    [
      'Collections, direct debit, web checkout and request to pay: every wallet, card and account into one balance.',
    ],
  ],
  [
    'Money out',
    [
      'Payouts, bulk pay and remittance: checked by name before money moves, two signatures on a file.',
    ],
  ],
  [
    'On any phone',
    ['SMS and USSD: a menu on *789# needs no data, and a receipt arrives as a message.'],
  ],
  [
    'On top',
    ['Pension management, core banking, savings groups and school billing, ready to run.'],
  ],
]

const COMPANY_FACTS: readonly Fact[] = [
  ['Office', '14 Ring Road Close, Accra, Ghana'],
  ['Hours', '08:00 to 17:00 GMT, Monday to Friday'],
  ['Talk to a person', 'support@nsaa.example'],
]

/** Who Nsaa is, in two sheets. */
async function companyProfile(): Promise<Buffer> {
  const booklet = await openBooklet('Company profile (sample)', 'Who Nsaa is and what it does')
  const cover = addSheet(booklet, colour.signal)
  const lengths = [88, 70, 96, 64, 82, 74, 90]
  lengths.forEach((picks, index) => {
    layCloth(cover, {
      seed: 700 + index * 17,
      picks: Math.round(picks / 2),
      unit: 8,
      x: 56 + index * 73,
      y: 6,
    })
  })
  await layHeadline(cover, ['Cloth people', 'can check'], 548, 78)
  setParagraph(cover, booklet.strong, 'Company profile, Nsaa Payments Limited', 690, { size: 14 })
  const page = addSheet(booklet)
  await layLogo(page)
  await layHeadline(page, ['What we do'], 150, 46)
  const next = passagesDown(booklet, page, COMPANY_PASSAGES, 210)
  factRows(booklet, page, COMPANY_FACTS, next + 4)
  return closeBooklet(booklet)
}

const CASE_FACTS: readonly Fact[] = [
  ['412 to 9', 'people in line at half past nine'],
  ['96%', 'of fees paid before exams, from 71%'],
  ['11 days to one morning', 'to close the books'],
]

const CASE_PASSAGES: readonly Passage[] = [
  [
    'Challenges',
    [
      'Every September four thousand students came to one window with bank slips. Each slip was typed twice. A student who paid in three parts had three slips, and sometimes two names.',
      'Admission vouchers were scratch cards, printed in Accra, driven to Hohoe under guard and counted by hand.',
    ],
  ],
  [
    'Solutions',
    [
      'The college moved its fee list into School Billing in eleven days. Each student got a virtual wallet and one ID. Fees could be paid in parts on *789#, by wallet, or at any branch of two banks.',
      'Vouchers became ten characters in a text message. The cash office kept its window, for hostels and for parents who wanted to see a face.',
    ],
  ],
  [
    'Benefits',
    [
      'The ledger now closes before the line would have formed. Part payment brought in money earlier, not later: the median student pays GHS 760 in week one.',
      'Nobody was sent out of an exam in 2025. Two clerks moved from typing slips to calling students who had gone quiet.',
    ],
  ],
  ['Reference', ['Ebo Quansah, Bursar. bursar@voltabridge.example, weekday mornings.']],
]

/** The case study as a brochure, in two sheets. */
async function projectBrochure(): Promise<Buffer> {
  const booklet = await openBooklet(
    'Project brochure: fees at Volta Bridge (sample)',
    'How one college closed its cash office line',
  )
  const cover = addSheet(booklet, colour.white)
  await layLogo(cover)
  await layHeadline(cover, ['The line', 'outside the', 'cash office'], 200, 78)
  setParagraph(
    cover,
    booklet.strong,
    'Volta Bridge University College, Hohoe. September 2025',
    410,
    {
      size: 14,
    },
  )
  layCloth(cover, { seed: 33, picks: 50, unit: 12, x: 0, y: 450, direction: 'across' })
  factRows(booklet, cover, CASE_FACTS, 620)
  const page = addSheet(booklet)
  await layHeadline(page, ['Slips, then threads'], 96, 46)
  passagesDown(booklet, page, CASE_PASSAGES, 160)
  return closeBooklet(booklet)
}

/** The documents by catalogue name. */
export const documents: Readonly<Record<string, () => Promise<Buffer>>> = {
  'pci-certificate': pciCertificate,
  'company-profile': companyProfile,
  'project-brochure': projectBrochure,
}
