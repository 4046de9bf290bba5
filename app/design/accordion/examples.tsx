import { defineStory, type Story } from '../story.ts'
import { Text } from '../text/text.ts'
import { Accordion, AccordionItem } from './AccordionItem.tsx'

interface AccordionSampleProps {
  name: string
  open?: number
  items: readonly { summary: string; aside?: string; body: string }[]
}

function AccordionSample({ name, open, items }: AccordionSampleProps) {
  return (
    <Accordion>
      {items.map(({ summary, aside, body }, index) => (
        <AccordionItem
          key={summary}
          name={name}
          summary={summary}
          defaultOpen={index === open}
          aside={aside && <Text $small>{aside}</Text>}
        >
          <p>{body}</p>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

const questions = [
  {
    summary: 'How do customers without a smartphone pay?',
    body: 'They dial *789#, choose your business and approve with their PIN. It works on any phone and needs no data.',
  },
  { summary: 'When does money reach my account?', body: 'The next working day, before noon.' },
  { summary: 'Can I try the API before I sign?', body: 'Yes. The sandbox is open to everybody.' },
]

export const story: Story = defineStory(
  'Accordion',
  'Questions under a beam. Native disclosures of one name: opening one closes the others.',
  AccordionSample,
  [
    { name: 'closed', props: { name: 'faq-closed', items: questions } },
    { name: 'one open', props: { name: 'faq-open', open: 0, items: questions } },
    {
      name: 'facts at the right, on raffia',
      ground: 'raffia',
      props: {
        name: 'jobs',
        items: [
          { summary: 'Settlement Engineer', aside: 'Accra', body: 'To the pesewa, every night.' },
        ],
      },
    },
  ],
)
