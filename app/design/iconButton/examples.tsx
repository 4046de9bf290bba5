import { defineStory, type Story } from '../story.ts'
import { IconButton } from './IconButton.tsx'

export const story: Story = defineStory(
  'Icon button',
  'A 48 px button that shows only a drawing, with an accessible name.',
  IconButton,
  [
    { name: 'previous', props: { icon: 'arrow-left', label: 'Previous' } },
    { name: 'next', ground: 'ink', props: { icon: 'arrow-right', label: 'Next' } },
    { name: 'quiet', ground: 'ink', props: { icon: 'pause', label: 'Pause', quiet: true } },
    { name: 'close', props: { icon: 'close', label: 'Close', quiet: true } },
  ],
)
