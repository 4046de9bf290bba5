import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { askSite } from './askSite.ts'
import { createFollower, type LiveNews } from './follower.ts'

const SHOWN_MS = 8_000
const UNTIL_CLOSED_MS = 10 * 60_000

const listeners = new Set<(news: LiveNews) => void>()

/** Where the Studio's clients report what they publish. */
export const liveClaims = createFollower({
  ask: askSite,
  tell: (news) => {
    for (const listener of listeners) listener(news)
  },
  now: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Shows the editor when a published change became visible, with the time. */
export function LiveNotice() {
  const toast = useToast()
  useEffect(() => {
    const show = (news: LiveNews) =>
      toast.push({ id: `live-${news.id}`, closable: true, ...wordsFor(news) })
    listeners.add(show)
    return () => void listeners.delete(show)
  }, [toast])
  return null
}

const SEEN = {
  published: 'Visitors see it from now on.',
  removed: 'Visitors no longer see it.',
  ordered: 'Visitors see the new order from now on.',
}

function wordsFor(news: LiveNews): Parameters<ReturnType<typeof useToast>['push']>[0] {
  switch (news.state) {
    case 'live':
      return {
        status: 'success',
        title: `Live at ${clock(news.at)}`,
        duration: SHOWN_MS,
        description: SEEN[news.kind],
      }
    case 'overtaken':
      return {
        status: 'info',
        title: 'Live, with a later change',
        duration: SHOWN_MS,
        description: 'Somebody has published this document again meanwhile.',
      }
    case 'waiting':
      return {
        status: 'warning',
        title: 'Not on the site yet',
        duration: UNTIL_CLOSED_MS,
        description: 'It is saved. You are told here as soon as visitors see it.',
      }
    case 'late':
      return {
        status: 'error',
        title: 'Not on the site yet',
        duration: UNTIL_CLOSED_MS,
        description:
          'It is saved, but the website has not taken it over for more than a minute. Tell whoever runs the website.',
      }
    case 'unknown':
      return {
        status: 'warning',
        title: 'It is not known whether this is live',
        duration: UNTIL_CLOSED_MS,
        description: 'It is saved, but the website does not answer.',
      }
  }
}

/** The editor's own time, as in 14:32:05. */
function clock(time: Date): string {
  return time.toLocaleTimeString('en-GB', { hour12: false })
}
