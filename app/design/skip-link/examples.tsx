import { type Exhibit, exhibit } from '../exhibit.ts'
import { SkipLink } from './skip-link.tsx'

export const examples: Exhibit = exhibit(
  'Skip link',
  'The first stop of the keyboard; shown while it has focus.',
  SkipLink,
  [{ name: 'hidden until focused', props: {} }],
)
