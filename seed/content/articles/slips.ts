import type { Article } from '../../../app/content/types.generated.ts'
import { articleBody, figure, picture, reference, type Seed } from '../authoring.ts'

export const slips: Seed<Article> = {
  _id: 'article-order-slips',
  _type: 'article',
  title: 'Order slips: a bill you can send from the counter',
  path: '/articles/order-slips',
  publishedAt: '2026-09-07T08:00:00Z',
  author: reference('teamMember-elinam-dzakpasu'),
  topic: 'Products',
  lead: 'A shop without a website can now send a bill by text message. The customer opens it or dials it, and pays. No app, no card machine, no monthly fee.',
  picture: picture('hero-article-slips'),
  body: articleBody(
    'Makola Fabrics sells half of what it sells by voice note. A customer hears the colours, says “the indigo, six yards”, and then the trouble begins: a number is read out, a sum is typed on another phone, and in the evening somebody matches names to cloth. Order 2217 was GH₵ 480.00. It arrived as 408, from a cousin’s wallet.',
    'An order slip takes the typing away.',
    '## How it works',
    '- You enter the order number and the sum, on the web or by dialling *789# on any phone.',
    '- Your customer gets a text message with a link, and a code for phones without data.',
    '- The customer sees your name and the sum, and pays by wallet, card or bank. The sum cannot be changed.',
    '- You get the receipt with your own order number on it. The settlement report has it too.',
    figure(
      'hero-request-to-pay',
      'From the till to the phone and back: the slip carries the order number all the way.',
    ),
    'A slip that is not paid ends after three days, or after a time you choose. A slip can be paid once. If two people press at the same moment, the second is turned away before any money moves.',
    '> Send the bill, not a number.',
    '## What it costs',
    'A slip that is not paid costs nothing. One that is paid costs what the way of paying costs, as in [Request to Pay](/services/request-to-pay), which slips are built on. Text messages are included up to 200 a month.',
    '## Who can use it',
    'Every merchant with an account, from today. You find slips in your dashboard under “Collect”. With an API already in place, one field more makes a slip of a request; the [collections page](/services/collections) says which. And if you would rather be shown, [ask us to come by](/contact-us): in Accra, Kumasi and Takoradi a person does.',
  ),
  related: [{ ...reference('article-till-checks'), _key: 'checks', _weak: true }],
  seo: {
    _type: 'seo',
    title: 'Order slips for shops without a website',
    description:
      'Send a bill by text message from the counter. The customer opens it or dials it and pays by wallet, card or bank; the order number comes back with it.',
    image: picture('og-article-slips'),
  },
}
