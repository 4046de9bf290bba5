import { type Story, story } from '../story.ts'
import { Logo } from './Logo.tsx'

export const examples: Story = story(
  'Logo',
  'The mark, two threads over two, and the name as the settings have it.',
  Logo,
  [
    { name: 'header', props: { name: 'Nsaa' } },
    { name: 'footer', ground: 'ink', props: { name: 'Nsaa', size: 'footer' } },
  ],
)
