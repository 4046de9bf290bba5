import type { SectionData } from '../types.ts'

export const cashUsesExamples: readonly SectionData<'cashUses'>[] = [
  {
    _type: 'cashUses',
    _key: 'complete',
    heading: 'Where it replaces cash',
    uses: [
      { _key: 'door', title: 'At the door', text: 'No float, no change.' },
      { _key: 'rent', title: 'Rent', text: 'A landlord asks twelve tenants at once.' },
    ],
  },
  { _type: 'cashUses', _key: 'none', heading: 'Nothing yet', uses: null },
]
