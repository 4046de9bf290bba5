import { defineStory, type Story } from '../story.ts'
import { Figures } from './Figures.tsx'
import { Heading, type HeadingSize, Lead, Text } from './text.ts'
import { VisuallyHidden } from './visuallyHidden.ts'

type TextSampleProps =
  | { kind: 'heading'; size: HeadingSize; text: string; face?: 'text' }
  | { kind: 'lead' | 'body' | 'small' | 'figures' | 'hidden'; text: string; muted?: boolean }

function TextSample(props: TextSampleProps) {
  if (props.kind === 'heading') {
    const { size, face, text } = props
    return (
      <Heading as="h3" $size={size} {...(face && { $face: face })}>
        {text}
      </Heading>
    )
  }
  const { kind, text, muted = false } = props
  if (kind === 'lead') return <Lead $muted={muted}>{text}</Lead>
  if (kind === 'figures') return <Figures>{text}</Figures>
  if (kind === 'hidden') {
    return (
      <Text>
        Only a screen reader goes on: <VisuallyHidden>{text}</VisuallyHidden>
      </Text>
    )
  }
  return (
    <Text $small={kind === 'small'} $muted={muted}>
      {text}
    </Text>
  )
}

const running =
  'A batch of 214 salaries leaves at 16:42 and is in 214 wallets by 16:43. GH₵\u00a0480.00 each. Yɛda wo ase.'

export const story: Story = defineStory(
  'Text',
  'Heading speaks in the display face from hero to d2 and states facts in the text face below that.',
  TextSample,
  [
    { name: 'hero', props: { kind: 'heading', size: 'hero', text: 'Innovation for you' } },
    { name: 'd1', props: { kind: 'heading', size: 'd1', text: 'Talk to a person' } },
    {
      name: 'd1, acronym',
      props: { kind: 'heading', size: 'd1', text: 'USSD', face: 'text' },
    },
    { name: 'd2', props: { kind: 'heading', size: 'd2', text: 'What we offer: Ɛɛ Ɔɔ ₵' } },
    { name: 'd3', props: { kind: 'heading', size: 'd3', text: 'Open positions' } },
    { name: 'd4', props: { kind: 'heading', size: 'd4', text: 'Settlement Engineer' } },
    { name: 'lead', props: { kind: 'lead', text: running } },
    { name: 'lead, muted', props: { kind: 'lead', text: running, muted: true } },
    { name: 'body', props: { kind: 'body', text: running } },
    { name: 'small, muted', props: { kind: 'small', text: running, muted: true } },
    { name: 'figures', props: { kind: 'figures', text: '1 480.00 / 7 111.11' } },
    { name: 'visually hidden', props: { kind: 'hidden', text: 'this' } },
  ],
)
