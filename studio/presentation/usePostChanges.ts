import { type RefObject, useEffect } from 'react'
import { useClient } from 'sanity'
import { PREVIEW_CHANGED } from '../../app/content/previewMessage.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { SHOWN_TYPES } from './locations.ts'

/**
 * Notifies the previewed page of every change that the lake commits. The preview tool does so
 * itself only for the document in the form, and a second later.
 */
export function usePostChanges(frame: RefObject<HTMLIFrameElement | null>): void {
  const client = useClient({ apiVersion: API_VERSION })
  useEffect(() => {
    const changes = client.listen(
      '*[_type in $types]',
      { types: SHOWN_TYPES },
      { events: ['mutation'], includeResult: false, visibility: 'query' },
    )
    const subscription = changes.subscribe({
      next: () => frame.current?.contentWindow?.postMessage(PREVIEW_CHANGED, location.origin),
      // The client reconnects after a lost connection, but not after a rejection by the lake; then
      // only the tool's own notification remains.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [client, frame])
}
