import { defineStory, type Story } from '../story.ts'
import { ProgressThread } from './ProgressThread.tsx'

/** Contains the thread in its box instead of at the top of the window. */
function ContainedThread({ busy }: { busy: boolean }) {
  return (
    <div style={{ contain: 'paint', height: 24, border: '1px solid var(--line)' }}>
      <ProgressThread busy={busy} />
    </div>
  )
}

export const story: Story = defineStory(
  'Progress thread',
  'Along the top edge of the window while the next page is fetched.',
  ContainedThread,
  [
    { name: 'idle', props: { busy: false } },
    { name: 'busy', props: { busy: true } },
  ],
)
