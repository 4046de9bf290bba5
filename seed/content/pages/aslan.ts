import type { Page } from '../../../app/content/types.generated.ts'
import {
  keyed,
  keyedAs,
  link,
  picture,
  pictureWithoutAltText,
  reference,
  type Seed,
} from '../authoring.ts'
import { features } from './features.ts'

const WEEKS_OVER = 36
/** A loan goes out at the third meeting, and at every fourth one after it. */
const loans = Array.from({ length: WEEKS_OVER / 4 }, (_, index) => ({ at: 3 + 4 * index }))

export const aslan: Seed<Page> = {
  _id: 'page-aslan',
  _type: 'page',
  title: 'Aslan',
  path: '/products/aslan',
  parent: reference('page-value-added-services'),
  schemaKind: 'Product',
  sections: keyed([
    {
      _type: 'hero',
      heading: 'The susu box, with its books kept',
      lead: 'Aslan gives savings groups banking, insurance and pensions on the phones they have. The box stays in the village. So do the three keys.',
      actions: keyed([
        link('Request a Demo', '/schedule-aslan-demo'),
        link('See Features', '#features'),
      ]),
      picture: picture('hero-aslan'),
      smallPicture: pictureWithoutAltText('hero-aslan-m'),
      layout: 'beside',
      ground: 'ink',
    },
    {
      _type: 'timeline',
      layout: 'year',
      heading: 'A year of Thursdays',
      lead: 'Fifty-two meetings, then share-out in December. Adom Susu is at week 36, with nine loans out and back.',
      weeks: 52,
      weeksOver: WEEKS_OVER,
      labels: ['Met and saved', 'A loan went out', 'To come', 'Share-out'],
      items: keyedAs('timelineEntry', loans),
    },
    {
      _type: 'features',
      layout: 'numbered',
      heading: 'Features',
      anchor: 'features',
      items: features(
        [
          'Shares and social fund',
          'Five shares a week at most, and a welfare purse beside them, kept apart.',
        ],
        ['Loans from the box', 'Three times your shares, three months, the group’s own interest.'],
        ['Three keys', 'No money leaves unless three key holders approve, each on her own phone.'],
        ['Attendance and fines', 'Late is late. The fine is the one the group voted.'],
        ['Share-out', 'Who gets what, to the pesewa, read aloud on the day.'],
        ['Micro-insurance', 'Hospital and funeral cover, from GHS 5 a month.'],
        ['Micro-pension', 'A little goes to Tier 3 each week. At 60 it answers.'],
        [
          'A bank account, when ready',
          'The group’s record opens the door; the bank sees two years, not a promise.',
        ],
        ['Passbook on paper', 'Printed for members who want one. Most do.'],
      ),
    },
    {
      _type: 'cards',
      layout: 'parts',
      heading: 'Four ways to the same box',
      lead: 'User channels include USSD, mobile apps, chatbots and web portal. Members mix them; the books do not.',
      picture: picture('aslan-channels'),
      items: keyed([
        {
          _type: 'card',
          title: 'USSD',
          text: 'No data, any phone, three languages.',
          view: 'ussd',
        },
        {
          _type: 'card',
          title: 'Mobile apps',
          text: 'For the secretary, and for anyone who likes to look.',
          view: 'app',
        },
        {
          _type: 'card',
          title: 'Chatbots',
          text: 'Answers in a chat, sends the prompt, files the receipt.',
          view: 'chat',
        },
        {
          _type: 'card',
          title: 'Web portal',
          text: 'For the field officer with thirty groups.',
          view: 'portal',
        },
      ]),
      actions: keyed([link('See the mobile financial app', '/products/mobile-app')]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      link: link('Next product', '/products/mobile-app'),
      ground: 'raffia',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Aslan for savings groups',
    description:
      'Aslan keeps the books of susu and village savings groups: shares, loans, three keys, share-out, insurance and pension, by USSD, app, chatbot or web portal.',
    image: picture('og-aslan'),
  },
}
