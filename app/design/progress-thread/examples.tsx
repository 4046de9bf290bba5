import { type Exhibit, exhibit } from '../exhibit.ts'
import { ProgressThread } from './progress-thread.tsx'

export const examples: Exhibit = exhibit(
  'Progress thread',
  'Along the top edge of the window while the next page is fetched.',
  ProgressThread,
  [
    { name: 'idle', props: { busy: false } },
    { name: 'busy', props: { busy: true } },
  ],
)
