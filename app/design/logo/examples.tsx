import { defineStory, type Story } from '../story.ts'
import { Logo } from './Logo.tsx'

export const story: Story = defineStory(
  'Logo',
  'The mark, two threads over two, and the name as the settings have it.',
  Logo,
  [
    { name: 'header', props: { name: 'Nsaa' } },
    { name: 'footer', ground: 'ink', props: { name: 'Nsaa', size: 'footer' } },
  ],
)
