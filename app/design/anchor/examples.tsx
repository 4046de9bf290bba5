import { defineStory, type Story } from '../story.ts'
import { Anchor } from './Anchor.tsx'
import { NewTabHint } from './NewTabHint.tsx'

export const story: Story = defineStory(
  'Anchor',
  'The bare link under every other: the router for pages of this site, the browser for the rest.',
  Anchor,
  [
    { name: 'page', props: { href: '/contact-us', children: 'Contact Us' } },
    { name: 'hash', props: { href: '#anchor', children: 'This section' } },
    {
      name: 'mail',
      props: { href: 'mailto:support@nsaa.example', children: 'support@nsaa.example' },
    },
    {
      name: 'new tab',
      props: {
        href: 'https://docs.nsaa.example/',
        newTab: true,
        children: (
          <>
            Documentation
            <NewTabHint />
          </>
        ),
      },
    },
  ],
)
