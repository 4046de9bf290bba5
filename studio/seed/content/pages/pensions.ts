import type { Page } from '../../../../app/content/types.generated.ts'
import { keyed, link, paragraph, picture, reference, richText, type Seed } from '../authoring.ts'

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
      smallPicture: picture('hero-pension-m'),
      layout: 'rising',
      ground: 'signal',
    },
    {
      _type: 'contributionSplit',
      heading: 'Where 18.5% of a salary goes',
      lead: 'The employer adds 13%, the worker 5.5%. It is due by the 14th of the next month. We split it, name it and chase what is missing.',
      sources: keyed([
        { _type: 'salaryShare', percent: 13, label: 'employer', ground: 'raffia' },
        { _type: 'salaryShare', percent: 5.5, label: 'worker', ground: 'dew' },
      ]),
      uses: keyed([
        { _type: 'salaryShare', percent: 11, label: 'SSNIT pension', ground: 'ink' },
        { _type: 'salaryShare', percent: 2.5, label: 'health', ground: 'indigo' },
        { _type: 'salaryShare', percent: 5, label: 'Tier 2', ground: 'signal' },
      ]),
      choice: {
        _type: 'titledText',
        title: 'Tier 3',
        text: 'is a choice: up to 16.5% more, with tax relief, in a fund the worker may draw from before 60.',
      },
    },
    {
      _type: 'statementReaders',
      heading: 'Three people read it',
      readers: keyed([
        {
          _type: 'statementReader',
          title: 'The employer',
          text: 'Uploads one schedule a month. We return the lines where a name and a SSNIT number disagree, before the 14th, not after.',
          figure: {
            _type: 'titledText',
            title: 'Makola Fabrics, October',
            text: '61 of 63 matched',
          },
          percent: 97,
        },
        {
          _type: 'statementReader',
          title: 'The member',
          text: 'One page. Three colours. Also on *789#, in four lines.',
          picture: picture('pension-statement'),
        },
        {
          _type: 'statementReader',
          title: 'The trustee',
          text: 'Sees the fund, the arrears and who was told. The regulator’s quarterly return is filled from the same ledger.',
          figure: {
            _type: 'titledText',
            title: 'Sankofa Master Trust',
            text: 'Arrears 0.8%, 4 employers',
          },
          percent: 8,
          alarming: true,
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
      _type: 'nextPage',
      kicker: 'Next product',
      page: reference('page-banking'),
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
