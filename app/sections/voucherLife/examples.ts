import type { SectionData } from '../types.ts'

export const voucherLifeExamples: readonly SectionData<'voucherLife'>[] = [
  {
    _type: 'voucherLife',
    _key: 'four',
    heading: 'A voucher’s short life',
    lead: 'Sold, sent, used, dead.',
    stubs: [
      { _key: 'a', title: 'Sold', text: 'GHS 220.00 on *789#', when: '09:02' },
      { _key: 'b', title: 'Sent', text: '7KD2 81QX 40, by SMS', when: '09:02' },
      { _key: 'c', title: 'Used', text: 'Application opened', when: '12 Sep' },
      { _key: 'd', title: 'Dead', text: 'Second try refused', when: '13 Sep' },
    ],
  },
]
