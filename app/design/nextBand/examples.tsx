import { defineStory, type Story } from '../story.ts'
import { NextBand } from './NextBand.tsx'

export const story: Story = defineStory(
  'Next band',
  'Ends a service or product page, in the ground of the page it leads to.',
  NextBand,
  [
    { name: 'signal', props: { href: '/', kicker: 'Next', title: 'Pensions', ground: 'signal' } },
    {
      name: 'acronym',
      props: { href: '/', kicker: 'Next', title: 'SMS', ground: 'dew', isAcronym: true },
    },
    { name: 'ink', props: { href: '/', kicker: 'Next', title: 'Remittance', ground: 'ink' } },
  ],
)
