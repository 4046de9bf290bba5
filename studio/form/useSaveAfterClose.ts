import { useEffect } from 'react'
import { first } from 'rxjs'
import { getPublishedId, getVersionFromId, useDocumentStore } from 'sanity'

/**
 * Saves the edits of a document also after its form is closed. The Studio drops what it has not
 * sent five seconds after the last subscriber of a document has gone.
 * @param id of the document, its draft or its version in a release
 */
export function useSaveAfterClose(id: string, type: string): void {
  const { pair } = useDocumentStore()
  const publishedId = getPublishedId(id)
  const version = getVersionFromId(id)
  useEffect(() => {
    if (!publishedId) return
    const isSaved = pair.consistencyStatus(publishedId, type, version)
    const whileOpen = isSaved.subscribe({ error: () => undefined })
    return () => {
      isSaved.pipe(first(Boolean)).subscribe({ error: () => undefined })
      whileOpen.unsubscribe()
    }
  }, [pair, publishedId, type, version])
}
