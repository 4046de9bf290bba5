import { mapItems, type SectionMappings } from './mapping.ts'

export const figuresMappings: SectionMappings = {
  statistics: (old) => ({ ...old, _type: 'figures', layout: 'countUp' }),

  caseHighlights: ({ highlights, ...old }) => ({
    ...old,
    ...mapItems('items', highlights, 'statistic', { text: 'label' }),
    _type: 'figures',
    layout: 'row',
  }),

  deliveryReport: ({ outcomes, ...old }) => ({
    ...old,
    ...mapItems('items', outcomes, 'statistic', { count: 'value', title: 'label' }),
    _type: 'figures',
    layout: 'shares',
  }),
}
