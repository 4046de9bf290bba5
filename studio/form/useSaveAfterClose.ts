import { useEffect } from 'react'
import { first, merge } from 'rxjs'
import { getPublishedId, getVersionFromId, useDocumentStore } from 'sanity'

/**
 * Saves the edits of a document also after its form is closed. The Studio sends letters up to a
 * second after they were typed, but only while a form is open, and drops what it has not sent five
 * seconds after the last subscriber of a document has gone.
 * @param id of the document, its draft or its version in a release
 */
export function useSaveAfterClose(id: string, type: string): void {
  const { pair } = useDocumentStore()
  const publishedId = getPublishedId(id)
  const version = getVersionFromId(id)
  useEffect(() => {
    if (!publishedId) return
    const isSaved = pair.consistencyStatus(publishedId, type, version)
    const sending = pair.operationEvents(publishedId, type)
    const untilSaved = merge(isSaved, sending).subscribe({ error: () => undefined })
    return () => {
      const stop = () => untilSaved.unsubscribe()
      isSaved.pipe(first(Boolean)).subscribe({ error: stop, complete: stop })
    }
  }, [pair, publishedId, type, version])
}
