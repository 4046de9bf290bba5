import { type RefObject, useEffect } from 'react'
import { useClient } from 'sanity'
import { SHOWN_TYPES } from './locations.ts'

/** What the page in the frame listens for; it is the same site, so nobody else can say it. */
const CHANGED = 'nsaa-preview-changed'

/**
 * Tells the page in the preview of every change as the lake commits it. The tool tells it too, but
 * only of the document in the form, and a second later.
 */
export function useToldChanges(frame: RefObject<HTMLIFrameElement | null>): void {
  const client = useClient({ apiVersion: '2025-02-19' })
  useEffect(() => {
    const changes = client.listen(
      '*[_type in $types]',
      { types: SHOWN_TYPES },
      { events: ['mutation'], includeResult: false, visibility: 'query' },
    )
    const subscription = changes.subscribe({
      next: () => frame.current?.contentWindow?.postMessage(CHANGED, location.origin),
      // The client reconnects by itself; when it has given up, the tool's own word is left.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [client, frame])
}
