import { Box, Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { usePaneRouter } from 'sanity/structure'
import { useIsViewer } from '../useIsViewer.ts'

const RETRIED = 'Trying again every few seconds.'

interface ListingStateProps {
  failure: string | undefined
  isLoading: boolean
}

/** The text of a pane without entries. */
export function ListingState({ failure, isLoading }: ListingStateProps) {
  const isViewer = useIsViewer()
  const empty = isViewer
    ? 'Nothing here yet.'
    : 'Nothing here yet. Use the plus above to create the first.'
  const text = failure
    ? `The list could not be loaded: ${sentence(failure)} ${RETRIED}`
    : isLoading
      ? 'Loading…'
      : empty
  return (
    <Box padding={4}>
      <Text size={1} muted role={failure ? 'alert' : 'status'}>
        {text}
      </Text>
    </Box>
  )
}

/** Above a list that is shown although its newest state could not be read. */
export function ListingFailure({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null
  return (
    <Card tone="caution" padding={3} role="alert">
      <Text size={1}>
        This list may be out of date: {sentence(failure)} {RETRIED}
      </Text>
    </Card>
  )
}

/** Messages of the lake end with a full stop, those of browsers do not. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** Below a list that lacks documents. */
export function ListingEnd({ isTruncated }: { isTruncated: boolean }) {
  if (!isTruncated) return null
  return (
    <ListingNote>
      Too many to list. These were edited last; use the search to find the others.
    </ListingNote>
  )
}

/** The text of a list that was read and has no entries. */
export function ListingNote({ children }: { children: ReactNode }) {
  return (
    <p className="desk-heading" role="status">
      {children}
    </p>
  )
}

interface StatusProps {
  hasDraft: boolean
  isPublished: boolean
  isInRelease: boolean
  isLeaving: boolean
}

/** Whether visitors see the document, and whether they see its newest state. */
export function Status({ hasDraft, isPublished, isInRelease, isLeaving }: StatusProps) {
  if (isLeaving) return <span className="desk-status unpublished">leaves with release</span>
  if (isInRelease) return <span className="desk-status edited">in release</span>
  if (isPublished && !hasDraft) return null
  const [word, className] = isPublished ? ['edited', 'edited'] : ['not published', 'unpublished']
  return <span className={`desk-status ${className}`}>{word}</span>
}

interface RowLinkProps {
  id: string
  isSelected: boolean
  children: ReactNode
}

/** Opens a document in the pane next to the list. */
export function RowLink({ id, isSelected, children }: RowLinkProps) {
  const { ChildLink } = usePaneRouter()
  return (
    <span className="desk-row" data-selected={isSelected}>
      <ChildLink childId={id}>
        {isSelected && <span className="visually-hidden">Open: </span>}
        {children}
      </ChildLink>
    </span>
  )
}
