import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { ListingFailure, ListingNote, ListingState } from '../desk/listing.tsx'
import { errorMessage } from '../errorMessage.ts'
import { LinkList } from './LinkList.tsx'
import { readDocuments } from './readDocuments.ts'
import { brokenLinks, type SiteLink } from './siteLinks.ts'

/** Typing changes a document with every letter; the list follows when it pauses. */
const SETTLE_MS = 1_000
const RETRY_MS = 5_000

/** Every link on this website that leads to no page visitors can see. */
export function BrokenLinks() {
  const client = useClient({ apiVersion: API_VERSION })
  const [links, setLinks] = useState<SiteLink[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let isReading = false
    const read = async () => {
      if (isReading) return readLater(SETTLE_MS)
      isReading = true
      try {
        const found = brokenLinks(await readDocuments(client, 'raw'))
        if (isCancelled) return
        setLinks(found)
        setFailure(undefined)
      } catch (error) {
        if (isCancelled) return
        setFailure(errorMessage(error))
        readLater(RETRY_MS)
      } finally {
        isReading = false
      }
    }
    const readLater = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(read, ms)
    }
    const changes = client
      .listen(
        '*[!(_type match "sanity.*")]',
        {},
        { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
      )
      .subscribe({
        // Changes during a lost connection have no event, so each new connection reads again.
        next: () => readLater(SETTLE_MS),
        error: () => undefined,
      })
    void read()
    return () => {
      isCancelled = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client])
  if (!links) return <ListingState failure={failure} isLoading />
  return (
    <>
      <ListingFailure failure={failure} />
      {links.length === 0 && !failure && <ListingNote>No broken links.</ListingNote>}
      <LinkList links={links} withTarget />
    </>
  )
}
