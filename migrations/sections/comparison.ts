import { type Fields, mapItems, type SectionMappings } from './mapping.ts'

const mapOption = ({ rows, ...option }: Fields): Fields => ({
  ...option,
  ...mapItems('rows', rows, 'comparisonRow'),
})

export const comparisonMappings: SectionMappings = {
  consentPair: ({ ways, ...old }) => ({
    ...old,
    ...mapItems('options', ways, 'comparisonOption', mapOption),
    _type: 'comparison',
  }),
}
