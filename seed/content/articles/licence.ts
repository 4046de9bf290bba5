import type { Article } from '../../../app/content/types.generated.ts'
import { articleBody, picture, reference, type Seed } from '../authoring.ts'

export const licence: Seed<Article> = {
  _id: 'article-licence-renewed',
  _type: 'article',
  title: 'Our licence is renewed for five more years',
  path: '/articles/licence-renewed',
  publishedAt: '2026-05-18T08:00:00Z',
  author: reference('teamMember-adwoa-sarpong-addo'),
  topic: 'Company',
  lead: 'On 11 May the central bank renewed our licence as an enhanced payment service provider. Nothing changes at your till. Here is what was looked at, and what we had to put right.',
  picture: picture('hero-article-licence'),
  body: articleBody(
    'We were licensed in May 2023. A licence is not a plaque: it ends, and whoever holds it has to show again that other people’s money is safe with them. We sent our papers in January. Two examiners sat with us for nine working days in March, and the answer came last Monday.',
    '## What they looked at',
    '- **Where customers’ money lies.** Every cedi we hold for a merchant is in a separate account at a bank, and the two books agree at the close of each day.',
    '- **What happens when something breaks.** They chose a day in February, asked us to switch one data centre off, and counted: payments went on after forty seconds, and none was booked twice.',
    '- **Who may see what.** They picked six names from our staff list and asked each of us to show the access that person has. Five lists were right. One was not.',
    '## What we had to put right',
    'The sixth name had moved from support to finance in November and could still open support tickets. Nothing had been opened. But nobody had taken the old key away either, and that is the point of the question. Access now ends on the day a job ends, by itself, and a person checks the list every month.',
    '> The day’s books agree or nobody goes home. That has been the rule since we were six people.',
    'The second finding was about words. Our refund rules said “promptly”. They now say how many days, and you can read them in the [refund and chargeback policy](/refund-and-chargeback-policy).',
    '## What changes for you',
    'Nothing you have to do. Your account, your keys and your settlement times stay as they are. If your auditor asks for a copy of the licence, [write to us](/contact-us) and a person sends it the same working day.',
  ),
  related: [{ ...reference('article-order-slips'), _key: 'slips', _weak: true }],
  seo: {
    _type: 'seo',
    title: 'Our licence is renewed',
    description:
      'The central bank renewed our licence as an enhanced payment service provider. What the examiners looked at, and the two things we put right.',
    image: picture('og-article-licence'),
  },
}
