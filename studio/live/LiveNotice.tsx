import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { fetchLiveStatus } from './fetchLiveStatus.ts'
import { liveToast } from './liveToast.ts'
import { createPublicationTracker, type LiveEvent } from './publicationTracker.ts'

const listeners = new Set<(event: LiveEvent) => void>()

/** Where the Studio's clients report what they publish. */
export const publicationTracker = createPublicationTracker({
  fetchStatus: fetchLiveStatus,
  notify: (event) => {
    for (const listener of listeners) listener(event)
  },
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Shows the editor when a published change became visible, with the time. */
export function LiveNotice() {
  const toast = useToast()
  useEffect(() => {
    const show = (event: LiveEvent) =>
      toast.push({ id: `live-${event.id}`, closable: true, ...liveToast(event) })
    listeners.add(show)
    return () => void listeners.delete(show)
  }, [toast])
  return null
}
