import { useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { defineStory, type Story } from '../story.ts'
import { Heading, Lead } from '../text/text.ts'
import { notify } from '../toast/queue.ts'
import { Dialog } from './Dialog.tsx'

interface DialogSampleProps {
  opener: string
  title: string
  text: string
  widthPx?: number
}

function DialogSample({ opener, title, text, widthPx = 860 }: DialogSampleProps) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy={titleId} widthPx={widthPx}>
        <div
          style={{
            padding: 'clamp(56px,7vw,72px) clamp(24px,5vw,56px) 56px',
            display: 'grid',
            gap: 18,
            justifyItems: 'start',
          }}
        >
          <Heading $size="d2" id={titleId}>
            {title}
          </Heading>
          <Lead $muted>{text}</Lead>
          <Button
            size="small"
            onClick={() => notify({ tone: 'ok', message: 'Said from a dialog' })}
          >
            Say so
          </Button>
        </div>
      </Dialog>
    </>
  )
}

export const story: Story = defineStory(
  'Dialog',
  'Asks for attention, gives it back. Escape, the button and the scrim close it.',
  DialogSample,
  [
    {
      name: 'regular',
      props: {
        opener: 'Open the dialog',
        title: 'Stay in the weave',
        text: 'New services, changed fees and the odd story from a market.',
      },
    },
    {
      name: 'long and narrow',
      props: {
        opener: 'Open the long dialog',
        title: 'A long read',
        text: 'It scrolls inside; the page behind does not scroll. '.repeat(60),
        widthPx: 520,
      },
    },
  ],
)
