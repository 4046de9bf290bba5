import { bareFrame } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

const base = { _type: 'divider', ...bareFrame, heading: null } as const

export const dividerExamples: readonly SectionData<'divider'>[] = [
  { ...base, _key: 'line', layout: 'line' },
  { ...base, _key: 'line-on-ink', layout: 'line', ground: 'ink' },
  { ...base, _key: 'beam', layout: 'beam' },
  { ...base, _key: 'beam-on-signal', layout: 'beam', ground: 'signal' },
  { ...base, _key: 'crossing', layout: 'crossing' },
  { ...base, _key: 'crossing-on-gold', layout: 'crossing', ground: 'gold' },
]
