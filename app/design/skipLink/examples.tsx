import { defineStory, type Story } from '../story.ts'
import { SkipLink } from './SkipLink.tsx'

export const story: Story = defineStory(
  'Skip link',
  'The first stop of the keyboard; shown while it has focus.',
  SkipLink,
  [{ name: 'hidden until focused', props: {} }],
)
