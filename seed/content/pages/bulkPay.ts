import type { Page } from '../../../app/content/types.generated.ts'
import {
  documentationLink,
  keyed,
  keyedAs,
  link,
  paragraph,
  picture,
  reference,
  richText,
  type Seed,
} from '../authoring.ts'

export const bulkPay: Seed<Page> = {
  _id: 'page-bulk-pay',
  _type: 'page',
  title: 'Bulk Pay',
  path: '/bulk-pay',
  parent: reference('page-payment-services'),
  sections: [
    {
      _type: 'hero',
      layout: 'sheet',
      _key: 'hero',
      heading: 'One file, two signatures',
      lead: 'Drop in the sheet accounts already keeps. One person makes it, another releases it, and 214 people are paid before tea.',
      actions: keyed([
        link('Contact Sales', '/contact-us'),
        documentationLink('Bulk Pay API', 'payments/bulk-pay'),
      ]),
      picture: picture('hero-bulk-pay'),
    },
    {
      _type: 'statement',
      _key: 'occasions',
      layout: 'large',
      heading: 'What people send',
      words: richText(
        paragraph(
          'Salaries on the **28th.** Allowances for nurses in the field, **Friday.** Cocoa farmers, after the **scale.** Cooperative dividends in **December.** Refunds, **whenever.**',
        ),
      ),
    },
    {
      _type: 'table',
      layout: 'matching',
      _key: 'columns',
      heading: 'Your headings, not ours',
      lead: 'Say once which column is which. Next month we remember, even when somebody adds a column for tax.',
      columns: ['payroll-august.xlsx', 'Nsaa reads it as'],
      rows: keyedAs('tableRow', [
        { title: 'Staff name', cells: ['Name to check'], thread: 'signal' },
        {
          title: 'MoMo / Acct',
          cells: ['Wallet or account, we can tell which'],
          thread: 'indigo',
        },
        { title: 'Net GHS', cells: ['Amount'], thread: 'gold' },
        { title: 'Dept', cells: ['Kept for your report'], thread: 'ink' },
        { title: 'PAYE', cells: ['Not sent'] },
      ]),
    },
    {
      _type: 'table',
      layout: 'permissions',
      _key: 'permissions',
      heading: 'Who may do what',
      columns: ['Action', 'Maker', 'Checker', 'Viewer'],
      yes: 'Yes',
      rows: keyedAs('tableRow', [
        { title: 'Load and correct a file', cells: ['Yes', 'No', 'No'] },
        { title: 'Hold one line', cells: ['Yes', 'Yes', 'No'] },
        { title: 'Release the money', cells: ['No', 'Yes', 'No'] },
        { title: 'Release their own file', cells: ['No', 'No', 'No'] },
        { title: 'Download the report', cells: ['Yes', 'Yes', 'Yes'] },
      ]),
      note: 'Nobody may release their own file. Not the managing director. Not us.',
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      _key: 'next',
      link: link('Next service', '/services/web-checkout'),
      ground: 'gold',
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Bulk Pay: one file, two signatures',
    description:
      'Pay salaries, allowances and refunds from the spreadsheet you already keep. One person makes the file, another releases it, every line is accounted for.',
    image: picture('og-bulk-pay'),
  },
}
