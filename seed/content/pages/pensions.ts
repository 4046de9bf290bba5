import type { Page } from '../../../app/content/types.generated.ts'
import {
  keyed,
  keyedAs,
  link,
  paragraph,
  picture,
  pictureWithoutAltText,
  reference,
  richText,
  type Seed,
} from '../authoring.ts'

export const pensions: Seed<Page> = {
  _id: 'page-pensions-management-system',
  _type: 'page',
  title: 'Pension Management System',
  path: '/products/pensions-management-system',
  parent: reference('page-value-added-services'),
  schemaKind: 'Product',
  sections: keyed([
    {
      _type: 'hero',
      heading: 'Forty years on one\u00a0page',
      lead: 'Contributions, tiers, transfers and benefits for trustees and administrators, and a statement a member can read without calling anyone.',
      actions: keyed([link('Request a Demo', '/schedule-pension-management-demo')]),
      picture: picture('hero-pension'),
      smallPicture: pictureWithoutAltText('hero-pension-m'),
      layout: 'rising',
      ground: 'signal',
    },
    {
      _type: 'chart',
      layout: 'split',
      heading: 'Where 18.5% of a salary goes',
      lead: 'The employer adds 13%, the worker 5.5%. It is due by the 14th of the next month. We split it, name it and chase what is missing.',
      items: keyed([
        { _type: 'amount', value: 13, title: 'employer', ground: 'raffia' },
        { _type: 'amount', value: 5.5, title: 'worker', ground: 'dew' },
      ]),
      secondRow: keyed([
        { _type: 'amount', value: 11, title: 'SSNIT pension', ground: 'ink' },
        { _type: 'amount', value: 2.5, title: 'health', ground: 'indigo' },
        { _type: 'amount', value: 5, title: 'Tier 2', ground: 'signal' },
      ]),
      summary: {
        _type: 'titledText',
        title: 'Tier 3',
        text: 'is a choice: up to 16.5% more, with tax relief, in a fund the worker may draw from before 60.',
      },
    },
    {
      _type: 'features',
      layout: 'staggered',
      heading: 'Three people read it',
      items: keyed([
        {
          _type: 'feature',
          title: 'The employer',
          text: 'Uploads one schedule a month. We return the lines where a name and a SSNIT number disagree, before the 14th, not after.',
          slip: {
            _type: 'slip',
            state: 'done',
            cells: keyedAs('slipCell', [
              { label: 'Makola Fabrics, October', value: '61 of 63 matched' },
            ]),
          },
          percent: 97,
        },
        {
          _type: 'feature',
          title: 'The member',
          text: 'One page. Three colours. Also on *789#, in four lines.',
          picture: picture('pension-statement'),
        },
        {
          _type: 'feature',
          title: 'The trustee',
          text: 'Sees the fund, the arrears and who was told. The regulator’s quarterly return is filled from the same ledger.',
          slip: {
            _type: 'slip',
            state: 'fault',
            cells: keyedAs('slipCell', [
              { label: 'Sankofa Master Trust', value: 'Arrears 0.8%, 4 employers' },
            ]),
          },
          percent: 8,
        },
      ]),
    },
    {
      _type: 'statement',
      layout: 'runOn',
      heading: 'Also inside',
      words: richText(
        paragraph('Porting a member from another scheme'),
        paragraph('Claims at 60, early at 55, on invalidity, to survivors'),
        paragraph('Unit prices, day by day'),
        paragraph('Beneficiary changes by USSD, confirmed at the office'),
        paragraph('Contributions by direct debit, so nobody writes a cheque'),
      ),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      link: link('Next product', '/products/banking'),
      ground: 'white',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Pension Management System',
    description:
      'Three tiers, one ledger: contributions matched before the 14th, claims, transfers and unit prices for trustees, and a one-page statement for members.',
    image: picture('og-pension'),
  },
}
