import { defineStory, type Story } from '../story.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const items = [
  { title: 'Home', href: '/' },
  { title: 'Payment Services', href: '/services/payment-services' },
  { title: 'Collections', href: '/services/collections' },
]

export const story: Story = defineStory(
  'Breadcrumb',
  'At the head of every page that stands under another. Pages take theirs from usePage().',
  Breadcrumb,
  [
    { name: 'two above', props: { items } },
    { name: 'on ink', ground: 'ink', props: { items, label: 'Breadcrumb on ink' } },
    {
      name: 'on gold',
      ground: 'gold',
      props: { items: items.slice(0, 2), label: 'Breadcrumb on gold' },
    },
  ],
)
