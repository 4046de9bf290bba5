import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Chart = SectionData<'chart'>
type Item = NonNullable<Chart['items']>[number]

const amount = (title: string, value: number, ground: Item['ground'] = null): Item => ({
  _key: title,
  title,
  value,
  ground,
})

const layouts: readonly NonNullable<Chart['layout']>[] = ['bars', 'split']

export const chartExamples: readonly Chart[] = layouts.flatMap((layout): Chart[] => {
  const bare: Chart = {
    _type: 'chart',
    _key: `${layout}-bare`,
    ...bareFrame,
    layout,
    heading: 'Nothing measured',
    unit: null,
    items: null,
    secondRow: null,
    summary: null,
  }
  const complete: Chart = {
    ...bare,
    _key: layout,
    heading: 'Where 18.5% of a salary goes',
    lead: 'The employer adds 13%, the worker 5.5%.',
    unit: 'KB',
    items: [amount('employer', 13, 'raffia'), amount('worker', 5.5, 'dew')],
    secondRow: [amount('pension', 11, 'ink'), amount('health', 2.5), amount('Tier 2', 5)],
    summary: { title: 'Tier 3', text: 'is a choice.' },
  }
  return [
    complete,
    { ...complete, _key: `${layout}-ink`, ground: 'ink', secondRow: null },
    {
      ...complete,
      _key: `${layout}-long`,
      heading: LONG_WORD,
      items: [amount(LONG_WORD, 1), amount(`${LONG_WORD}s`, 3)],
    },
    bare,
  ]
})
