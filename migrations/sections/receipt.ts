import { listOf, mapItems, type SectionMappings } from './mapping.ts'

export const receiptMappings: SectionMappings = {
  exchangeSum: ({ steps, ...old }) => ({
    ...old,
    ...mapItems('lines', steps, 'receiptLine'),
    _type: 'receipt',
    layout: 'total',
  }),

  counterTakings: ({ caption, soldLabel, shareLabel, totalLabel, sales, ...old }) => ({
    ...old,
    ...listOf('columns', caption, soldLabel, shareLabel),
    ...mapItems('lines', sales, 'receiptLine', { item: 'label' }),
    ...(totalLabel !== undefined && { result: { label: totalLabel } }),
    _type: 'receipt',
    layout: 'takings',
  }),
}
