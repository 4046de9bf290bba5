import type { useToast } from '@sanity/ui/toast'
import { clockTime } from '../time.ts'
import type { LiveEvent } from './publicationTracker.ts'

const SHOWN_MS = 8_000
const UNTIL_CLOSED_MS = 10 * 60_000

const LIVE_TEXT = {
  published: ['Live', 'Visitors can see it now.'],
  removed: ['Removed', 'Visitors can no longer see it.'],
  ordered: ['Live', 'Visitors can see the new order now.'],
} as const

/** What an editor reads about a change. */
export function liveToast(event: LiveEvent): Parameters<ReturnType<typeof useToast>['push']>[0] {
  switch (event.state) {
    case 'live': {
      const [state, description] = LIVE_TEXT[event.kind]
      return {
        status: 'success',
        title: `${state} at ${clockTime(event.at)}`,
        duration: SHOWN_MS,
        description,
      }
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
