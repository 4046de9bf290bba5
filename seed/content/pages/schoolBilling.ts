import type { Page } from '../../../app/content/types.generated.ts'
import { keyed, link, picture, reference, type Seed } from '../authoring.ts'

export const schoolBilling: Seed<Page> = {
  _id: 'page-school-billing',
  _type: 'page',
  title: 'School Billing & Payments',
  path: '/products/school-billing',
  parent: reference('page-value-added-services'),
  schemaKind: 'Product',
  sections: keyed([
    {
      _type: 'hero',
      heading: 'Four small payments, one clean bill',
      lead: 'For universities, colleges and nursing schools. Students pay what they can, when they can. The bursar’s ledger is right at every step.',
      actions: keyed([link('Request a Demo', '/schedule-school-billing-demo')]),
      picture: picture('hero-school'),
      layout: 'overhanging',
      ground: 'gold',
    },
    {
      _type: 'features',
      layout: 'steps',
      heading: 'What it does on Monday morning',
      items: keyed([
        {
          _type: 'feature',
          title: 'Fee payments',
          text: 'For tertiary institutions: by wallet, at any bank branch, on *789#, or at the cash office. All of it lands under one student ID.',
        },
        {
          _type: 'feature',
          title: 'Voucher management',
          text: 'Admission tokens made online, sold by phone, used once. No scratch cards to print, guard or lose.',
        },
        {
          _type: 'feature',
          title: 'Billing management',
          text: 'Each student has a virtual wallet. Academic fees are billed to it by programme, level and hostel; overpayment waits there for next semester.',
        },
      ]),
    },
    {
      _type: 'timeline',
      layout: 'payments',
      heading: 'Selorm’s semester',
      lead: 'Fourteen weeks. Nobody sent him out of an exam.',
      weeks: 14,
      unitLabel: 'Week',
      items: keyed([
        { _type: 'timelineEntry', at: 1, value: 1230, thread: 'signal' },
        { _type: 'timelineEntry', at: 4, value: 760, thread: 'indigo' },
        { _type: 'timelineEntry', at: 7, value: 620, thread: 'signal' },
        { _type: 'timelineEntry', at: 10, value: 490, thread: 'indigo' },
        { _type: 'timelineEntry', at: 13, value: 2070, thread: 'ok' },
      ]),
      summary: {
        _type: 'titledText',
        title: 'GHS 5,170.00 billed.',
        text: 'Five payments, four places, one receipt book. Week 13 he is clear for exams, and the gate knows it.',
      },
    },
    {
      _type: 'features',
      layout: 'tickets',
      heading: 'A voucher’s short life',
      lead: 'Sold, sent, used, dead. It cannot be used twice, even by a very fast cousin.',
      items: keyed([
        { _type: 'feature', title: 'Sold', text: 'GHS 220.00 on *789#', note: '09:02' },
        { _type: 'feature', title: 'Sent', text: '7KD2 81QX 40, by SMS', note: '09:02' },
        {
          _type: 'feature',
          title: 'Used',
          text: 'Form VB-10442 opened',
          note: '12 Sep',
        },
        {
          _type: 'feature',
          title: 'Dead',
          text: 'Second try refused, bursar told',
          note: '13 Sep',
        },
      ]),
    },
    {
      _type: 'callToAction',
      layout: 'nextPage',
      heading: 'A bursar’s story',
      link: link('Case study', '/case-study'),
      ground: 'white',
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'School Billing & Payments',
    description:
      'Fees in parts, admission vouchers sold by phone and a virtual wallet per student: billing and payments for universities, colleges and nursing schools.',
    image: picture('og-school-billing'),
  },
}
