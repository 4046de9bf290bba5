/**
 * The Open Graph cards of the pages about the company: who, how to reach it, demos and policies.
 */
import type { CardPlan } from './cardPlans.ts'
import { colour } from './palette.ts'

const { dew, gold, indigo, ink, paper, raffia, signal } = colour

/** From the card’s middle to its right edge, standing on the band: drawings 720 by 520. */
const policy = (name: string, heading: readonly string[], drawing: string): CardPlan => ({
  ground: paper,
  words: ink,
  name,
  heading,
  size: 80,
  top: 250,
  art: { drawing, x: 542, y: 0, scale: 1.11 },
  beside: true,
})

/** Threads along the foot, the title above them. */
const article = (name: string, heading: string, drawing: string): CardPlan => ({
  ground: paper,
  words: ink,
  name,
  heading: [heading],
  size: 88,
  top: 236,
  art: { drawing, x: 0, y: 286, scale: 1200 / 1440 },
})

/** A demo’s drawing hangs at the right, its foot behind the band: drawings 560 by 820. */
const demo = (
  heading: readonly string[],
  drawing: string,
  ground: string,
  words: string,
): CardPlan => ({
  ground,
  words,
  name: 'Request a demo',
  heading,
  size: 84,
  top: 250,
  art: { drawing, x: 660, y: 0, scale: 0.92 },
  beside: true,
})

/** By the card’s name in the catalogue. */
export const companyCardPlans: Readonly<Record<string, CardPlan>> = {
  'og-payment-services': {
    ground: paper,
    words: ink,
    name: 'Payment Services',
    heading: ['Ten ways', 'to move', 'money'],
    size: 112,
    top: 262,
    art: { drawing: 'cloth-payment-services', x: 700, y: 0, scale: 1.85 },
    more: [{ drawing: 'request-to-pay', x: 780, y: 170, scale: 1.2 }],
    beside: true,
  },
  'og-about': {
    ground: paper,
    words: ink,
    name: 'About us',
    heading: ['Cloth', 'people can', 'check'],
    size: 104,
    top: 262,
    art: { drawing: 'portrait-ceo', x: 620, y: 0, scale: 0.906 },
    more: [
      { drawing: 'portrait-cto', x: 910, y: 0, scale: 0.906 },
      { drawing: 'band-about', x: 620, y: 362, scale: 1.5 },
    ],
    beside: true,
  },
  'og-contact': {
    ground: gold,
    words: ink,
    name: 'Contact us',
    heading: ['Talk to', 'a person'],
    size: 112,
    top: 290,
    art: { drawing: 'portrait-s1', x: 716, y: 0, scale: 1.52 },
    beside: true,
  },
  'og-help': {
    ground: indigo,
    words: paper,
    name: 'Help center',
    heading: ['Help is', 'a short', 'call away'],
    size: 104,
    top: 262,
    art: { drawing: 'phone-ussd', x: 756, y: 60, scale: 1.5 },
    beside: true,
  },
  'og-careers': {
    ground: raffia,
    words: ink,
    name: 'Careers',
    heading: ['Come and sit at the loom'],
    size: 84,
    top: 206,
    art: { drawing: 'hero-careers', x: 0, y: 240, scale: 1 },
  },
  'og-hub': {
    ground: signal,
    words: ink,
    name: 'Innovation hub',
    heading: ['An innovation', 'hub for startups'],
    size: 88,
    top: 190,
    art: { drawing: 'hero-hub', x: 0, y: 316, scale: 1 },
  },
  'og-articles': {
    ground: paper,
    words: ink,
    name: 'Articles',
    heading: ['Articles'],
    size: 112,
    top: 236,
    art: { drawing: 'hero-article', x: 0, y: 286, scale: 1200 / 1440 },
  },
  'og-article-licence': article('Company', 'Our licence is renewed', 'hero-article-licence'),
  'og-article-slips': article('Products', 'A slip for every order', 'hero-article-slips'),
  'og-article-checks': article('Guides', 'Six checks at the till', 'hero-article-checks'),
  'og-demo-pension': demo(['See a month of', 'contributions', 'land'], 'demo-pension', dew, ink),
  'og-demo-banking': demo(['See a', 'branch day', 'balance'], 'demo-banking', indigo, paper),
  'og-demo-school': demo(['See it with', 'your own', 'fee list'], 'demo-school', raffia, ink),
  'og-demo-aslan': demo(['See a', 'group’s box', 'fill up'], 'demo-aslan', ink, paper),
  'og-demo-services': demo(['See the', 'services you', 'would use'], 'demo-services', gold, ink),
  'og-policy-refund': policy('Policy', ['Refund and', 'Chargeback'], 'hero-policy-refund'),
  'og-policy-return': policy('Policy', ['Return and', 'Delivery'], 'hero-policy-return'),
  'og-policy-cancellation': policy('Policy', ['Cancellation'], 'hero-policy-cancellation'),
  'og-policy-onboarding': policy('Policy', ['Merchant', 'Onboarding'], 'hero-policy-onboarding'),
  'og-policy-terms': policy(
    'Nsaa Payments Limited',
    ['Terms and', 'Conditions'],
    'hero-policy-terms',
  ),
}
