import { defineStory, type Story } from '../story.ts'
import { Button } from './Button.tsx'

export const story: Story = defineStory(
  'Button',
  'One loud thing to do. A link when it goes somewhere, a button when it does something.',
  Button,
  [
    { name: 'ink', props: { href: '#button', icon: 'arrow-right', children: 'Contact Sales' } },
    { name: 'line', props: { href: '#button', look: 'line', children: 'Get Started' } },
    {
      name: 'signal, on dark',
      ground: 'ink',
      props: { href: '#button', look: 'signal', icon: 'arrow-right', children: 'Get Started' },
    },
    {
      name: 'line, on dark',
      ground: 'ink',
      props: { href: '#button', look: 'line', children: 'Contact Us' },
    },
    { name: 'small', props: { href: '#button', size: 'small', children: 'Get Started' } },
    {
      name: 'small line',
      props: { href: '#button', size: 'small', look: 'line', children: 'Contact Us' },
    },
    {
      name: 'new tab',
      props: {
        href: 'https://docs.nsaa.example/',
        newTab: true,
        icon: 'external',
        children: 'API documentation',
      },
    },
    { name: 'button', props: { type: 'submit', icon: 'arrow-right', children: 'Send message' } },
    { name: 'pending', props: { type: 'submit', pending: true, children: 'Sending' } },
  ],
)
