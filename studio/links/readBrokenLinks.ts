import { debounce, defer, map, type Observable, timer } from 'rxjs'
import type { SanityClient } from 'sanity'
import { readAfterEvents } from '../lake/readAfterEvents.ts'
import { readDocuments } from './readDocuments.ts'
import { brokenLinks, type SiteLink } from './siteLinks.ts'

/** Typing changes a document with every letter; the list follows when it pauses. */
const SETTLE_MS = 1_000
/** All documents are read, in several requests. */
const FIRST_RESULT_MAX_MS = 120_000

/**
 * Subscribes to all broken links of the website.
 * @param onFailure receives the message of an error, and undefined with the next links
 */
export function readBrokenLinks(
  client: SanityClient,
  onFailure: (failure: string | undefined) => void,
): Observable<SiteLink[]> {
  const events = () =>
    client
      .listen(
        '*[!(_type match "sanity.*")]',
        {},
        {
          events: ['welcome', 'mutation', 'reconnect'],
          includeResult: false,
          visibility: 'query',
        },
      )
      .pipe(debounce(({ type }) => timer(type === 'mutation' ? SETTLE_MS : 0)))
  const read = () => defer(() => readDocuments(client, 'raw')).pipe(map(brokenLinks))
  return readAfterEvents({ events, read, firstResultMaxMs: FIRST_RESULT_MAX_MS }, onFailure)
}
