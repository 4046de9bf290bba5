import { defineStory, type Story } from '../story.ts'
import { TextLink } from './TextLink.tsx'

export const story: Story = defineStory(
  'Text link',
  'A link on its own line. Within sentences, links are underlined by Prose.',
  TextLink,
  [
    { name: 'plain', props: { href: '#text-link', children: 'See the features' } },
    {
      name: 'with arrow',
      props: { href: '#text-link', icon: 'arrow-right', children: 'View Payment Services' },
    },
    {
      name: 'new tab',
      props: { href: 'https://docs.nsaa.example/', newTab: true, children: 'API documentation' },
    },
    {
      name: 'on ink',
      ground: 'ink',
      props: { href: 'https://docs.nsaa.example/', newTab: true, children: 'API documentation' },
    },
  ],
)
