import { defineStory, type Story } from '../story.ts'
import { type Certificate, Certificates } from './Certificates.tsx'

const items: readonly Certificate[] = [
  { title: 'ISO certified', mark: 'iso' },
  { title: 'PCI certificate, PDF', mark: 'pci', href: '/lake/files/local/production/sample.pdf' },
  { title: 'Licensed by the central bank since May 2023', mark: 'centralBank' },
]

export const story: Story = defineStory(
  'Certificates',
  'Trust marks of our own drawing, with their text in the hero and without them in the footer.',
  Certificates,
  [
    { name: 'full', props: { items } },
    { name: 'marks', ground: 'ink', props: { items, look: 'marks' } },
  ],
)
