import type { SectionData } from '../types.ts'

export const semesterPaymentsExamples: readonly SectionData<'semesterPayments'>[] = [
  {
    _type: 'semesterPayments',
    _key: 'semester',
    heading: 'Selorm’s semester',
    lead: 'Fourteen weeks.',
    weeks: 14,
    weekLabel: 'Week',
    payments: [
      { week: 1, amountCedis: 1230, thread: 'signal' },
      { week: 4, amountCedis: 760, thread: 'indigo' },
      { week: 13, amountCedis: 2070, thread: 'ok' },
    ],
    summary: { title: 'GHS 4,060.00 billed.', text: 'Three payments, one receipt book.' },
  },
]
