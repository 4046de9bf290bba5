import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { clockTime } from '../time.ts'
import { fetchLiveStatus } from './fetchLiveStatus.ts'
import { createPublicationTracker, type LiveEvent } from './publicationTracker.ts'

const SHOWN_MS = 8_000
const UNTIL_CLOSED_MS = 10 * 60_000

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
      toast.push({ id: `live-${event.id}`, closable: true, ...toastFor(event) })
    listeners.add(show)
    return () => void listeners.delete(show)
  }, [toast])
  return null
}

const LIVE_TEXT = {
  published: 'Visitors can see it now.',
  removed: 'Visitors can no longer see it.',
  ordered: 'Visitors can see the new order now.',
}

function toastFor(event: LiveEvent): Parameters<ReturnType<typeof useToast>['push']>[0] {
  switch (event.state) {
    case 'live':
      return {
        status: 'success',
        title: `Live at ${clockTime(event.at)}`,
        duration: SHOWN_MS,
        description: LIVE_TEXT[event.kind],
      }
    case 'superseded':
      return {
        status: 'info',
        title: 'Live, with a later change',
        duration: SHOWN_MS,
        description: 'This document has been published again since.',
      }
    case 'waiting':
      return {
        status: 'warning',
        title: 'Change not live yet',
        duration: UNTIL_CLOSED_MS,
        description: 'Your change is saved. A notice appears here when it is live.',
      }
    case 'timedOut':
      return {
        status: 'error',
        title: 'Change not live yet',
        duration: UNTIL_CLOSED_MS,
        description:
          'Your change is saved, but it is not live after a minute. Contact an administrator.',
      }
    case 'unknown':
      return {
        status: 'warning',
        title: 'Could not check whether your change is live',
        duration: UNTIL_CLOSED_MS,
        description: 'Your change is saved, but the website is not responding.',
      }
  }
}
