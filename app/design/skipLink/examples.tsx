import { type Story, story } from '../story.ts'
import { SkipLink } from './SkipLink.tsx'

export const examples: Story = story(
  'Skip link',
  'The first stop of the keyboard; shown while it has focus.',
  SkipLink,
  [{ name: 'hidden until focused', props: {} }],
)
