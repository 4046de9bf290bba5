import type { Page } from '../../../../app/content/types.generated.ts'
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
      _type: 'columnMatching',
      _key: 'columns',
      heading: 'Your headings, not ours',
      lead: 'Say once which column is which. Next month we remember, even when somebody adds a column for tax.',
      fileLabel: 'payroll-august.xlsx',
      meaningLabel: 'Nsaa reads it as',
      columns: keyedAs('matchedColumn', [
        { title: 'Staff name', meaning: 'Name to check', thread: 'signal' },
        {
          title: 'MoMo / Acct',
          meaning: 'Wallet or account, we can tell which',
          thread: 'indigo',
        },
        { title: 'Net GHS', meaning: 'Amount', thread: 'gold' },
        { title: 'Dept', meaning: 'Kept for your report', thread: 'ink' },
        { title: 'PAYE', meaning: 'Not sent' },
      ]),
    },
    {
      _type: 'permissionTable',
      _key: 'permissions',
      heading: 'Who may do what',
      roles: ['Maker', 'Checker', 'Viewer'],
      actionLabel: 'Action',
      allowedWord: 'Yes',
      refusedWord: 'No',
      actions: keyedAs('permission', [
        { title: 'Load and correct a file', roles: ['Maker'] },
        { title: 'Hold one line', roles: ['Maker', 'Checker'] },
        { title: 'Release the money', roles: ['Checker'] },
        { title: 'Release their own file', roles: [] },
        { title: 'Download the report', roles: ['Maker', 'Checker', 'Viewer'] },
      ]),
      note: 'Nobody may release their own file. Not the managing director. Not us.',
    },
    {
      _type: 'nextPage',
      _key: 'next',
      kicker: 'Next service',
      page: reference('page-web-checkout'),
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
