import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { ListingFailure, ListingNote, ListingState } from '../desk/listing.tsx'
import { LinkList } from './LinkList.tsx'
import { readBrokenLinks } from './readBrokenLinks.ts'
import type { SiteLink } from './siteLinks.ts'

/** Every link on this website that leads to no page visitors can see. */
export function BrokenLinks() {
  const client = useClient({ apiVersion: API_VERSION })
  const [links, setLinks] = useState<SiteLink[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const subscription = readBrokenLinks(client, setFailure).subscribe(setLinks)
    return () => subscription.unsubscribe()
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
