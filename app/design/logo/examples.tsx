import { type Exhibit, exhibit } from '../exhibit.ts'
import { Logo } from './logo.tsx'

export const examples: Exhibit = exhibit(
  'Logo',
  'The mark, two threads over two, and the name as the settings have it.',
  Logo,
  [
    { name: 'header', props: { name: 'Nsaa' } },
    { name: 'footer', ground: 'ink', props: { name: 'Nsaa', size: 'footer' } },
  ],
)
