import type { Article } from '../../../app/content/types.generated.ts'
import { articleBody, picture, reference, type Seed } from '../authoring.ts'

export const checks: Seed<Article> = {
  _id: 'article-till-checks',
  _type: 'article',
  title: 'Six checks at the till that stop most fraud',
  path: '/articles/six-checks-at-the-till',
  publishedAt: '2026-10-19T08:00:00Z',
  lastUpdated: '2026-11-09',
  author: reference('teamMember-kojo-asante-mills'),
  topic: 'Guides',
  lead: 'Most of the fraud that merchants report to us needs no computer. It needs a busy counter and a good story. Print this page and hang it where the person at the till can see it.',
  picture: picture('hero-article-checks'),
  body: articleBody(
    'We read every report that reaches the desk. Last year there were 212. In nine of ten, one of these checks would have ended it in half a minute.',
    '## Before the goods leave',
    '- **Look at your own screen.** A text message on the customer’s phone proves nothing: anybody can write one. The payment is there when your till or your dashboard says so.',
    '- **Read the sum and the order number.** GH₵ 48.00 and GH₵ 480.00 look alike at six in the evening. The number of the order settles it.',
    '- **Give nothing back in cash.** “I sent too much by mistake” is the oldest story there is. Send a refund to the wallet or card that paid. It takes two taps, and it goes nowhere else.',
    '## When the phone rings',
    '- **Nobody from Nsaa asks for a PIN, a password or a code.** Not by phone, not by text message, not at the door. Whoever asks is not from us.',
    '- **Hang up and dial the number you know.** It is on your contract and on our [contact page](/contact-us). A caller can make any number appear on your screen.',
    '> Urgency is the tool. Take the half minute.',
    '## Once a month',
    '- **Go through the list of people.** Whoever has left should not be able to sign in. Give each person a key of their own, so that taking one away disturbs nobody.',
    '## If it has happened',
    'Call us first, then the police. In the first hour a transfer can often still be stopped; after a day it seldom can. Have the time, the sum and the number that called. You do not have to be sure. The [help center](/help-center) has the numbers, and the sales phone is answered too.',
    'Developers: your secret key belongs on a server, never in an app or a web page, and a message from us counts only if its signature is right.',
  ),
  related: [{ ...reference('article-order-slips'), _key: 'slips', _weak: true }],
  seo: {
    _type: 'seo',
    title: 'Six checks at the till that stop most fraud',
    description:
      'A guide for merchants to print: what to look at before the goods leave, what nobody from Nsaa ever asks, and whom to call in the first hour.',
    image: picture('og-article-checks'),
  },
}
