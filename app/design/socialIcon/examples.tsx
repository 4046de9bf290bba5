import { defineStory, type Story } from '../story.ts'
import { SocialIcon } from './SocialIcon.tsx'

export const story: Story = defineStory(
  'Social icon',
  'The signs of social networks on the same grid. Inside a labelled link of the footer.',
  SocialIcon,
  (['facebook', 'linkedin', 'instagram', 'x'] as const).map((network) => ({
    name: network,
    props: { network },
  })),
)
