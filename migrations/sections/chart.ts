import { given, mapItems, type SectionMappings } from './mapping.ts'

const SHARE = { percent: 'value', label: 'title' }

export const chartMappings: SectionMappings = {
  downloadWeights: ({ weights, ...old }) => ({
    ...old,
    ...mapItems('items', weights, 'amount', { amount: 'value' }),
    _type: 'chart',
    layout: 'bars',
  }),

  contributionSplit: ({ sources, uses, choice, ...old }) => ({
    ...old,
    ...mapItems('items', sources, 'amount', SHARE),
    ...mapItems('secondRow', uses, 'amount', SHARE),
    ...given('summary', choice),
    _type: 'chart',
    layout: 'split',
  }),
}
