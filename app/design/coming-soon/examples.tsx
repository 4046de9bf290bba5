import { type Exhibit, exhibit } from '../exhibit.ts'
import { ComingSoon } from './coming-soon.tsx'

export const examples: Exhibit = exhibit(
  'Coming soon',
  'Marks what can be seen but not had yet.',
  ComingSoon,
  [
    { name: 'on paper', props: {} },
    { name: 'on ink', ground: 'ink', props: {} },
  ],
)
