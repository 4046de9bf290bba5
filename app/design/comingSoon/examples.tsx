import { defineStory, type Story } from '../story.ts'
import { ComingSoon } from './ComingSoon.tsx'

export const story: Story = defineStory(
  'Coming soon',
  'Marks what can be seen but not had yet.',
  ComingSoon,
  [
    { name: 'on paper', props: {} },
    { name: 'on ink', ground: 'ink', props: {} },
  ],
)
