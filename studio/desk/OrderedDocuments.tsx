import { DragHandleIcon } from '@sanity/icons/DragHandle'
import { useToast } from '@sanity/ui/toast'
import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { getDraftId, getPublishedId, Preview, useClient, usePerspective, useSchema } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { Announcement } from '../Announcement.tsx'
import { errorMessage } from '../errorMessage.ts'
import { useIsViewer } from '../useIsViewer.ts'
import { ordersAfterMove, sortByOrder } from './documentOrder.ts'
import { ListingEnd, ListingFailure, ListingState, RowLink, Status } from './listing.tsx'
import { openVersions } from './openVersions.ts'
import { type Entry, useListing } from './useListing.ts'

interface PaneProps {
  options?: Record<string, unknown>
  childItemId?: string
}

const LISTING_TIMEOUT_MS = 5_000

/**
 * A list in the order of the website. Rows are moved by their handle, with the mouse or the arrow
 * keys. The new order is live without publishing, even if a document has a draft or a version in a
 * release.
 */
export function OrderedDocuments({ options, childItemId }: PaneProps) {
  const type = typeof options?.type === 'string' ? options.type : ''
  const { entries, isTruncated, failure } = useListing([type], usePerspective().selectedReleaseId)
  const { move, isSaving, shown, announcement } = useOrdering(sortByOrder(entries ?? []))
  const isViewer = useIsViewer()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  if (!entries || entries.length === 0) {
    return <ListingState failure={failure} isLoading={!entries} />
  }
  const draggedIndex = dragged === undefined ? -1 : indexOf(shown, dragged)
  const lineAt = (index: number) => {
    if (draggedIndex < 0 || index === draggedIndex || shown[index]?.id !== over) return undefined
    return index > draggedIndex ? 'after' : 'before'
  }
  const drop = (event: DragEvent, target: string) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, indexOf(shown, target))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <>
      <ListingFailure failure={failure} />
      <ul className="desk-list" aria-busy={isSaving}>
        {shown.map((entry, index) => (
          <li
            key={entry.id}
            data-drop={lineAt(index)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(entry.id)
            }}
            onDrop={(event) => drop(event, entry.id)}
          >
            {!isViewer && (
              <Handle
                entry={entry}
                onDrag={setDragged}
                onStep={(step) => move(entry.id, index + step)}
              />
            )}
            <Row entry={entry} isSelected={childItemId === entry.id} />
          </li>
        ))}
      </ul>
      <ListingEnd isTruncated={isTruncated} />
      <Announcement>{announcement}</Announcement>
    </>
  )
}

function Row({ entry, isSelected }: { entry: Entry; isSelected: boolean }) {
  const schemaType = useSchema().get(entry.type)
  if (!schemaType) return null
  return (
    <RowLink id={entry.id} isSelected={isSelected}>
      <Preview
        schemaType={schemaType}
        value={{ _id: entry.id, _type: entry.type }}
        layout="default"
        // The release has no preview of what it unpublishes.
        {...(entry.isLeaving && { perspectiveStack: [] })}
      />
      <Status {...entry} />
    </RowLink>
  )
}

interface HandleProps {
  entry: Entry
  onDrag(id: string | undefined): void
  onStep(step: -1 | 1): void
}

function Handle({ entry, onDrag, onStep }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  const onDragStart = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', entry.title)
    const row = event.currentTarget.closest('li')
    if (row) event.dataTransfer.setDragImage(row, 16, 24)
    onDrag(entry.id)
  }
  return (
    <button
      type="button"
      className="desk-handle"
      aria-label={`Move ${entry.title}: arrow up, arrow down`}
      draggable
      onKeyDown={onKeyDown}
      onDragStart={onDragStart}
      onDragEnd={() => onDrag(undefined)}
    >
      <DragHandleIcon />
    </button>
  )
}

/** Moves documents: first on the screen, then in the lake; the list then shows the lake's order. */
function useOrdering(entries: readonly Entry[]) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [optimisticOrders, setOptimisticOrders] = useState<ReadonlyMap<string, number>>()
  const [announcement, setAnnouncement] = useState('')
  const hasArrived = entries.every(
    ({ id, order }) => (optimisticOrders?.get(id) ?? order) === order,
  )
  useEffect(() => {
    if (hasArrived) setOptimisticOrders(undefined)
  }, [hasArrived])
  const shown = sortByOrder(
    entries.map((entry) => ({ ...entry, order: optimisticOrders?.get(entry.id) ?? entry.order })),
  )
  const move = async (id: string, to: number) => {
    const orders = ordersAfterMove(shown, indexOf(shown, id), to)
    const moved = shown.find((entry) => entry.id === id)
    if (orders.size === 0 || !moved) return
    const next = new Map([...(optimisticOrders ?? []), ...orders])
    setOptimisticOrders(next)
    setAnnouncement(`${moved.title} is now number ${to + 1} of ${shown.length}.`)
    try {
      const versions = await openVersions(client, moved.type)
      const transaction = client.transaction()
      for (const entry of shown) {
        const order = orders.get(entry.id)
        if (order === undefined) continue
        if (entry.isPublished) transaction.patch(entry.id, { set: { order } })
        if (entry.hasDraft) transaction.patch(getDraftId(entry.id), { set: { order } })
        for (const version of versions)
          if (getPublishedId(version) === entry.id) transaction.patch(version, { set: { order } })
      }
      await transaction.commit({ tag: 'desk.order' })
      // The list follows with a delay; if it never does, another editor has moved the same row.
      setTimeout(
        () => setOptimisticOrders((now) => (now === next ? undefined : now)),
        LISTING_TIMEOUT_MS,
      )
    } catch (error) {
      setAnnouncement(`${moved.title} was not moved.`)
      const description = errorMessage(error)
      toast.push({ status: 'error', title: 'The new order was not saved', description })
      setOptimisticOrders(undefined)
    }
  }
  return { move, shown, announcement, isSaving: optimisticOrders !== undefined }
}

function indexOf(entries: readonly Entry[], id: string): number {
  return entries.findIndex((entry) => entry.id === id)
}
