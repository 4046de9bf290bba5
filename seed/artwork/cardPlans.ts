/** What each page's Open Graph card shows, and where; `pageCards.ts` draws them. */
import { colour } from './palette.ts'

/** A drawing by catalogue name, where its corner lies and how large it is. */
export interface CardArt {
  drawing: string
  x: number
  y: number
  scale: number
}

export interface CardPlan {
  ground: string
  /** Colour of the words. */
  words: string
  /** The title of the page, at the top right. */
  name: string
  heading: readonly string[]
  /** Font size of the heading, px. */
  size: number
  /** Baseline of the heading's first line. */
  top: number
  art: CardArt
  /** Drawings next to the first. */
  more?: readonly CardArt[]
  /** The art takes the card’s right end from top to bottom; the name is under the heading. */
  beside?: boolean
  /** Lies under the art, from here down. */
  floor?: { fill: string; y: number }
  /** Covers the art behind the words, where it lies under them. */
  plate?: { fill: string; width: number; height: number }
}

/** Drawings 1440 px wide from edge to edge of a card. */
const EDGE_TO_EDGE = 1200 / 1440

const { dew, gold, indigo, ink, paper, raffia, white } = colour

/** By the card’s name in the catalogue. */
export const cardPlans: Readonly<Record<string, CardPlan>> = {
  'og-value-added-services': {
    ground: raffia,
    words: ink,
    name: 'Value Added Services',
    heading: ['Ready-made,', 'on the', 'same rails'],
    size: 96,
    top: 296,
    art: { drawing: 'pension-statement', x: 700, y: 130, scale: 1.05 },
  },
  'og-e-commerce': {
    ground: dew,
    words: ink,
    name: 'E-commerce',
    heading: ['Three doors', 'on one street'],
    size: 84,
    top: 200,
    art: { drawing: 'hero-ecommerce', x: 500, y: 316, scale: 0.5 },
  },
  'og-utilities': {
    ground: paper,
    words: ink,
    name: 'Utilities, Airtime / Data',
    heading: ['Light, water, talk, data'],
    size: 84,
    top: 186,
    art: { drawing: 'hero-utilities', x: 0, y: 226, scale: EDGE_TO_EDGE },
  },
  'og-sms': {
    ground: raffia,
    words: paper,
    name: 'SMS',
    heading: ['The message', 'got there'],
    size: 92,
    top: 236,
    art: { drawing: 'hero-sms', x: 0, y: -20, scale: EDGE_TO_EDGE },
    plate: { fill: ink, width: 660, height: 440 },
  },
  'og-ussd': {
    ground: indigo,
    words: paper,
    name: 'USSD',
    heading: ['Any phone,', 'no data'],
    size: 112,
    top: 320,
    art: { drawing: 'phone-school-fees', x: 760, y: 110, scale: 1.4 },
  },
  'og-remittance': {
    ground: ink,
    words: paper,
    name: 'Remittance',
    heading: ['International payouts', 'for remittance, in cedis'],
    size: 76,
    top: 170,
    art: { drawing: 'hero-remittance', x: 0, y: 272, scale: EDGE_TO_EDGE },
    floor: { fill: paper, y: 320 },
  },
  'og-case-study': {
    ground: white,
    words: ink,
    name: 'Case study',
    heading: ['The line outside', 'the cash office'],
    size: 88,
    top: 186,
    art: { drawing: 'hero-case-study', x: 0, y: 345, scale: EDGE_TO_EDGE },
  },
  'og-get-started': {
    ground: paper,
    words: ink,
    name: 'Get started',
    heading: ['Merchant onboarding', 'is almost here'],
    size: 88,
    top: 176,
    art: { drawing: 'hero-get-started', x: 0, y: 290, scale: EDGE_TO_EDGE },
  },
  'og-collections': {
    ground: paper,
    words: ink,
    name: 'Collections',
    heading: ['Six ways in, one ledger'],
    size: 84,
    top: 186,
    art: { drawing: 'hero-collections', x: 0, y: 216, scale: EDGE_TO_EDGE },
  },
  'og-direct-debit': {
    ground: raffia,
    words: ink,
    name: 'Direct Debit',
    heading: ['On the 25th, every month'],
    size: 84,
    top: 186,
    art: { drawing: 'hero-direct-debit', x: 0, y: 236, scale: EDGE_TO_EDGE },
  },
  'og-payouts': {
    ground: ink,
    words: paper,
    name: 'Payouts',
    heading: ['Pay', 'everyone', 'at once'],
    size: 108,
    top: 280,
    art: { drawing: 'payout-batch', x: 600, y: 130, scale: 1 },
  },
  'og-bulk-pay': {
    ground: white,
    words: ink,
    name: 'Bulk Pay',
    heading: ['One file,', 'two', 'signatures'],
    size: 104,
    top: 290,
    art: { drawing: 'hero-bulk-pay', x: 640, y: 120, scale: 0.72 },
  },
  'og-web-checkout': {
    ground: gold,
    words: ink,
    name: 'Web Checkout',
    heading: ['Small page,', 'big shop'],
    size: 108,
    top: 320,
    art: { drawing: 'checkout-momo', x: 740, y: 126, scale: 0.85 },
  },
  'og-request-to-pay': {
    ground: dew,
    words: ink,
    name: 'Request to Pay',
    heading: ['Send the', 'bill, not', 'a number'],
    size: 100,
    top: 290,
    art: { drawing: 'hero-request-to-pay', x: 540, y: 110, scale: 0.65 },
  },
  'og-pension': {
    ground: raffia,
    words: ink,
    name: 'Pension Management System',
    heading: ['Forty years on one page'],
    size: 84,
    top: 186,
    art: { drawing: 'hero-pension', x: 0, y: 196, scale: EDGE_TO_EDGE },
  },
  'og-banking': {
    ground: white,
    words: ink,
    name: 'Core Banking',
    heading: ['Close the', 'day at zero'],
    size: 84,
    top: 180,
    art: { drawing: 'hero-banking', x: 0, y: 286, scale: EDGE_TO_EDGE },
  },
  'og-aslan': {
    ground: ink,
    words: paper,
    name: 'Aslan',
    heading: ['The susu box,', 'with its', 'books kept'],
    size: 92,
    top: 290,
    art: { drawing: 'hero-aslan', x: 660, y: 110, scale: 0.62 },
  },
  'og-mobile-app': {
    ground: raffia,
    words: ink,
    name: 'Mobile financial app',
    heading: ['Fourteen', 'things,', 'one thumb'],
    size: 100,
    top: 290,
    art: { drawing: 'hero-mobile-app', x: 620, y: 120, scale: 0.66 },
  },
  'og-school-billing': {
    ground: gold,
    words: ink,
    name: 'School Billing & Payments',
    heading: ['Four small', 'payments,', 'one clean bill'],
    size: 88,
    top: 290,
    art: { drawing: 'hero-school', x: 640, y: 120, scale: 0.62 },
  },
}
