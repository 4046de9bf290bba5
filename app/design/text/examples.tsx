import { type Story, story } from '../story.ts'
import { Figures } from './figures.tsx'
import { Heading, type HeadingSize, Lead, Text } from './text.ts'
import { VisuallyHidden } from './visuallyHidden.ts'

type TextSampleProps =
  | { kind: 'heading'; size: HeadingSize; words: string; face?: 'text' }
  | { kind: 'lead' | 'body' | 'small' | 'figures' | 'hidden'; words: string; muted?: boolean }

function TextSample(props: TextSampleProps) {
  if (props.kind === 'heading') {
    const { size, face, words } = props
    return (
      <Heading as="h3" $size={size} {...(face && { $face: face })}>
        {words}
      </Heading>
    )
  }
  const { kind, words, muted = false } = props
  if (kind === 'lead') return <Lead $muted={muted}>{words}</Lead>
  if (kind === 'figures') return <Figures>{words}</Figures>
  if (kind === 'hidden') {
    return (
      <Text>
        Only a screen reader goes on: <VisuallyHidden>{words}</VisuallyHidden>
      </Text>
    )
  }
  return (
    <Text $small={kind === 'small'} $muted={muted}>
      {words}
    </Text>
  )
}

const running =
  'A batch of 214 salaries leaves at 16:42 and is in 214 wallets by 16:43. GH₵\u00a0480.00 each. Yɛda wo ase.'

export const examples: Story = story(
  'Text',
  'Heading speaks in the display face from hero to d2 and states facts in the text face below that.',
  TextSample,
  [
    { name: 'hero', props: { kind: 'heading', size: 'hero', words: 'Innovation for you' } },
    { name: 'd1', props: { kind: 'heading', size: 'd1', words: 'Talk to a person' } },
    {
      name: 'd1, acronym',
      props: { kind: 'heading', size: 'd1', words: 'USSD', face: 'text' },
    },
    { name: 'd2', props: { kind: 'heading', size: 'd2', words: 'What we offer: Ɛɛ Ɔɔ ₵' } },
    { name: 'd3', props: { kind: 'heading', size: 'd3', words: 'Open positions' } },
    { name: 'd4', props: { kind: 'heading', size: 'd4', words: 'Settlement Engineer' } },
    { name: 'lead', props: { kind: 'lead', words: running } },
    { name: 'lead, muted', props: { kind: 'lead', words: running, muted: true } },
    { name: 'body', props: { kind: 'body', words: running } },
    { name: 'small, muted', props: { kind: 'small', words: running, muted: true } },
    { name: 'figures', props: { kind: 'figures', words: '1 480.00 / 7 111.11' } },
    { name: 'visually hidden', props: { kind: 'hidden', words: 'this' } },
  ],
)
