import { Button } from '../button/Button.tsx'
import { defineStory, type Story } from '../story.ts'
import { type Notice, notify } from './queue.ts'
import { ToastCard } from './ToastCard.tsx'
import { ToastHost } from './ToastHost.tsx'

type ToastSampleProps =
  | { kind: 'card'; notice: Notice }
  | { kind: 'live'; notice: Notice; opener: string }

function ToastSample(props: ToastSampleProps) {
  const { notice } = props
  if (props.kind === 'live') {
    return (
      <>
        <Button look="line" onClick={() => notify(notice)}>
          {props.opener}
        </Button>
        <ToastHost />
      </>
    )
  }
  return (
    <div style={{ maxWidth: 380 }}>
      <ToastCard tone={notice.tone} durationMs={60_000} onDismiss={() => undefined}>
        {notice.message}
      </ToastCard>
    </div>
  )
}

const ok: Notice = { tone: 'ok', message: 'We will reach out to you to schedule a demo' }
const error: Notice = { tone: 'error', message: 'Please fill in all the fields' }

export const story: Story = defineStory(
  'Toast',
  'Shows an outcome for a few seconds; the same outcome is also shown in place.',
  ToastSample,
  [
    { name: 'success', props: { kind: 'card', notice: ok } },
    { name: 'error', props: { kind: 'card', notice: error } },
    { name: 'live', props: { kind: 'live', notice: ok, opener: 'Show a notice' } },
  ],
)
