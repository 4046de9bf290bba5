import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, link, picture, pictureWithoutAltText, reference, type Seed } from '../authoring.ts'

export const banking: Seed<Page> = {
  _id: 'page-banking',
  _type: 'page',
  title: 'Core Banking',
  path: '/products/banking',
  parent: reference('page-value-added-services'),
  schemaKind: 'Product',
  sections: keyed([
    {
      _type: 'hero',
      layout: 'ledger',
      heading: 'Close the day at zero',
      lead: 'Accounts, loans, tellers and branches for rural banks, savings and loans, and credit unions. At five o’clock the difference is zero, or it tells you whose.',
      actions: keyed([link('Request a Demo', '/schedule-banking-demo')]),
      picture: picture('hero-banking'),
      smallPicture: pictureWithoutAltText('hero-banking-m'),
    },
    {
      _type: 'features',
      layout: 'contents',
      heading: 'Contents',
      items: keyed([
        {
          _type: 'feature',
          title: 'Customers and accounts',
          text: 'Ghana Card check, joint accounts, minors, groups',
          note: '4',
        },
        {
          _type: 'feature',
          title: 'Susu collection',
          text: 'Field officers on a phone, receipts by SMS, offline all day',
          note: '11',
        },
        {
          _type: 'feature',
          title: 'Loans',
          text: 'Schedules, guarantors, arrears at 1, 30 and 90 days',
          note: '18',
        },
        {
          _type: 'feature',
          title: 'Teller and vault',
          text: 'Cash limits, till transfers, surprise counts',
          note: '27',
        },
        {
          _type: 'feature',
          title: 'Treasury and general ledger',
          text: 'One chart of accounts, every branch, every day',
          note: '33',
        },
        {
          _type: 'feature',
          title: 'Returns',
          text: 'The central bank’s forms, filled from the ledger',
          note: '41',
        },
      ]),
    },
    {
      _type: 'features',
      layout: 'rail',
      heading: 'Already wired',
      items: keyed([
        { _type: 'feature', title: 'GhIPSS instant pay', text: 'to any bank, any hour' },
        { _type: 'feature', title: 'ACH', text: 'salaries in, standing orders out' },
        { _type: 'feature', title: 'E-zwich', text: 'cards at the counter' },
        { _type: 'feature', title: 'Mobile money', text: 'wallet to account, and back' },
        { _type: 'feature', title: '*789#', text: 'balance, mini statement, loans' },
        { _type: 'feature', title: 'Direct debit', text: 'instalments on the day' },
      ]),
    },
    {
      _type: 'story',
      heading: 'Yaw works where the signal ends',
      lead: 'He collects from forty-one traders before noon. Each gets a receipt by SMS. When he is back in range the entries arrive in the order they were made, and the branch already agrees.',
      picture: picture('portrait-s5'),
      entries: keyed([
        {
          _type: 'collectionEntry',
          time: '09:04',
          name: 'Esi Baidoo',
          amount: '20.00',
          state: 'sent',
          posted: true,
        },
        {
          _type: 'collectionEntry',
          time: '09:11',
          name: 'Naa Dei Quaye',
          amount: '50.00',
          state: 'sent',
          posted: true,
        },
        {
          _type: 'collectionEntry',
          time: '09:26',
          name: 'Akosua Boateng',
          amount: '10.00',
          state: 'on phone',
          posted: false,
        },
        {
          _type: 'collectionEntry',
          time: '09:31',
          name: 'Abɛna Ɔwusu',
          amount: '30.00',
          state: 'on phone',
          posted: false,
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      link: link('Next product', '/products/aslan'),
      ground: 'ink',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Core Banking System',
    description:
      'Core banking for rural banks, savings and loans and credit unions in Ghana: accounts, susu, loans, tellers and branches that agree at the end of the day.',
    image: picture('og-banking'),
  },
}
