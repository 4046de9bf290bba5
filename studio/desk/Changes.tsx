import { useMemo } from 'react'
import { useCurrentUser, useRelativeTime, useSchema, useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { isSystemRevision } from '../../lake/core/systemWrites.ts'
import { isContentType } from './contentTypes.ts'
import { ListingEnd, ListingFailure, ListingNote, ListingState, Status } from './listing.tsx'
import { isSingleton } from './singletons.ts'
import { type LastAuthors, useLastAuthors } from './useLastAuthors.ts'
import { type Entry, useListing } from './useListing.ts'

/** A longer list is not useful, and each entry costs one history request. */
const DRAFTS_MAX = 100
const RECENT_MAX = 10

/**
 * What is edited and not published, the reader's own edits first; below it what was published last.
 */
export function Changes() {
  const schema = useSchema()
  const types = useMemo(
    () => schema.getTypeNames().filter((name) => isContentType(schema.get(name))),
    [schema],
  )
  const { entries, isTruncated, failure } = useListing(types)
  const { drafts, draftCount, recent, listed } = useMemo(() => split(entries), [entries])
  const authors = useLastAuthors(listed)
  const me = useCurrentUser()?.id
  if (!entries || !drafts || !authors) {
    return <ListingState failure={failure} isLoading />
  }
  const isMine = ({ id }: Entry) => me !== undefined && authors.get(id) === me
  return (
    <>
      <ListingFailure failure={failure} />
      <Group title="Edited by me, not published" entries={drafts.filter(isMine)} />
      <Group
        title="Edited by others, not published"
        entries={drafts.filter((entry) => !isMine(entry))}
        authors={authors}
      />
      <DraftsEnd count={draftCount} isTruncated={isTruncated} />
      <Group title="Recently published" entries={recent} authors={authors} />
    </>
  )
}

function split(entries: readonly Entry[] | undefined) {
  const newestFirst = entries?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const allDrafts = newestFirst?.filter(({ hasDraft }) => hasDraft)
  const drafts = allDrafts?.slice(0, DRAFTS_MAX)
  const recent = newestFirst?.filter(isRecent).slice(0, RECENT_MAX) ?? []
  const draftCount = allDrafts?.length ?? 0
  return { drafts, draftCount, recent, listed: drafts && [...drafts, ...recent] }
}

interface DraftsEndProps {
  count: number
  /** Whether there may be drafts among documents that were not read. */
  isTruncated: boolean
}

/** Below the drafts: whether there are none, or more than are listed. */
export function DraftsEnd({ count, isTruncated }: DraftsEndProps) {
  if (count > DRAFTS_MAX) return <ListingEnd isTruncated />
  if (isTruncated) return <ListingNote>Drafts not edited lately may be missing.</ListingNote>
  return count === 0 ? <ListingNote>Everything is published.</ListingNote> : null
}

/** Excludes what no editor has published: shipped documents, and those that a migration changed. */
function isRecent({ hasDraft, revision }: Entry): boolean {
  return !hasDraft && !isSystemRevision(revision)
}

interface GroupProps {
  title: string
  entries: readonly Entry[]
  authors?: LastAuthors
}

function Group({ title, entries, authors }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="desk-heading">{title}</h2>
      <ul className="desk-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ChangedDocument entry={entry} author={authors?.get(entry.id) ?? undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangedDocument({ entry, author }: { entry: Entry; author: string | undefined }) {
  const schema = useSchema()
  const type = schema.get(entry.type)?.title ?? entry.type
  const when = useRelativeTime(entry.updatedAt, { useTemporalPhrase: true })
  return (
    <span className="desk-row">
      <IntentLink intent="edit" params={{ id: entry.id, type: entry.type }}>
        <span className="desk-text">
          <strong>{isSingleton(entry.type) ? type : entry.title}</strong>
          <span>
            {type}, {author && <AuthorName id={author} />}
            {when}
          </span>
        </span>
        <Status {...entry} />
      </IntentLink>
    </span>
  )
}

function AuthorName({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? <>{user.displayName}, </> : null
}
