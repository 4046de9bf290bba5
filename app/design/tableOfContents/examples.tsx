import { defineStory, type Story } from '../story.ts'
import { TableOfContents } from './TableOfContents.tsx'

export const story: Story = defineStory(
  'Table of contents',
  'Next to a long text. A rail from 900 px, a drawer under the header below that.',
  TableOfContents,
  [
    {
      name: 'numbered',
      props: {
        entries: [
          { id: 'text', title: 'Definitions' },
          { id: 'table-of-contents', title: 'Verification and records' },
          { id: 'toast', title: 'Limitation of liability, and what it does not limit' },
          { id: 'text-link', title: 'Privacy policy', unnumbered: true },
        ],
      },
    },
  ],
)
