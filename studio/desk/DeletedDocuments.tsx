import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { getDraftId, useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { withoutMissing } from '../../lake/core/missingReferences.ts'
import { documentTitle } from '../documentTitle.ts'
import { errorMessage } from '../errorMessage.ts'
import { fullTime } from '../time.ts'
import { useIsViewer } from '../useIsViewer.ts'
import { isContentType } from './contentTypes.ts'
import { type Deleted, fetchDeleted, typesOf } from './fetchDeleted.ts'
import { ListingFailure, ListingNote, ListingState } from './listing.tsx'
import { MISSING_NOTICE, missingTargets } from './missingTargets.ts'

const RETRY_MS = 5_000

/**
 * The documents deleted last. A restored one becomes a draft, which visitors do not see until it is
 * published.
 */
export function DeletedDocuments() {
  const { deleted, failure, read, client } = useDeleted()
  const schema = useSchema()
  const isViewer = useIsViewer()
  const toast = useToast()
  const router = useRouter()
  if (!deleted) return <ListingState failure={failure} isLoading />
  const listed = deleted.filter(({ document }) => isContentType(schema.get(document._type)))
  if (listed.length === 0 && !failure) return <ListingNote>No deleted documents.</ListingNote>
  const restore = async ({ id, document }: Deleted) => {
    const { _id, _rev, _createdAt, _updatedAt, ...fields } = document
    try {
      const missing = await missingTargets(client, fields, typesOf(deleted))
      const restored = withoutMissing(fields, missing)
      await client.createIfNotExists({ ...restored, _type: document._type, _id: getDraftId(id) })
      toast.push(missing.size > 0 ? MISSING_NOTICE : RESTORED_NOTICE)
      router.navigateIntent('edit', { id, type: document._type })
    } catch (error) {
      const description = errorMessage(error)
      toast.push({ status: 'error', title: 'The document could not be restored', description })
      await read()
    }
  }
  return (
    <>
      <ListingFailure failure={failure} />
      <ul className="desk-list">
        {listed.map((entry) => (
          <li key={entry.id} className="desk-deleted">
            <span className="desk-text">
              <strong>{documentTitle(entry.document)}</strong>
              <span>
                {schema.get(entry.document._type)?.title}, deleted {fullTime(entry.timestamp)}
              </span>
            </span>
            {!isViewer && (
              <Button
                text="Restore"
                aria-label={`Restore ${documentTitle(entry.document)}`}
                mode="ghost"
                fontSize={1}
                padding={2}
                onClick={() => void restore(entry)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const RESTORED_NOTICE = {
  status: 'success',
  title: 'Restored as a draft',
  description: 'Visitors see it after you publish it.',
} as const

function useDeleted() {
  const client = useClient({ apiVersion: API_VERSION })
  const [deleted, setDeleted] = useState<readonly Deleted[]>()
  const [failure, setFailure] = useState<string>()
  const read = useCallback(async () => {
    try {
      setDeleted(await fetchDeleted(client))
      setFailure(undefined)
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }, [client])
  useEffect(() => {
    void read()
  }, [read])
  useEffect(() => {
    if (failure === undefined) return
    const timer = setInterval(read, RETRY_MS)
    return () => clearInterval(timer)
  }, [failure, read])
  return { deleted, failure, read, client }
}
