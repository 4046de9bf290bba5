import { showToast } from '../Toasts.tsx'
import { fetchLiveStatus } from './fetchLiveStatus.ts'
import { liveToast } from './liveToast.ts'
import { createPublicationTracker } from './publicationTracker.ts'

/** Shows the editor when a published change became visible, with the time. */
export const publicationTracker = createPublicationTracker({
  fetchStatus: fetchLiveStatus,
  notify: (event) => showToast({ id: `live-${event.id}`, closable: true, ...liveToast(event) }),
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
