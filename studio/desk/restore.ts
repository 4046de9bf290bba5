import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionProps,
  getDraftId,
  getVersionId,
  useClient,
  useDocumentPairPermissions,
  useHistoryStore,
} from 'sanity'
import { useRouter } from 'sanity/router'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { withoutMissing } from '../../lake/core/missingReferences.ts'
import { errorMessage } from '../errorMessage.ts'
import { fetchDeleted, typesOf } from './fetchDeleted.ts'
import { MISSING_NOTICE, missingTargets } from './missingTargets.ts'
import { wrapAction } from './wrapAction.ts'

const FORBIDDEN = 'You have no permission to change this document. Ask an administrator.'

/**
 * The Studio's own “Revert to revision”. It is offered to viewers, too, and refused as a whole if
 * anything that the revision refers to is deleted.
 */
export const restore = wrapAction({ displayName: 'Restore' }, (original) => {
  return (props) => {
    const description = original(props)
    const { id, type } = props
    const [permission] = useDocumentPairPermissions({ id, type, permission: 'update' })
    const restoreIncomplete = useRestoreIncomplete(props)
    if (!description) return description
    if (permission?.granted === false) return { ...description, disabled: true, title: FORBIDDEN }
    const dialog = description.dialog || undefined
    if (dialog?.type !== 'confirm') return description
    const confirm = async () => {
      if (await restoreIncomplete()) dialog.onCancel()
      else dialog.onConfirm()
    }
    const onConfirm = () => void confirm()
    return { ...description, dialog: { ...dialog, onConfirm } }
  }
})

/** @returns a function that returns false for a revision that the Studio itself can restore */
function useRestoreIncomplete({ id, type, revision, release }: DocumentActionProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const history = useHistoryStore()
  const router = useRouter()
  const toast = useToast()
  return async () => {
    if (revision === undefined) return false
    const target = release ? getVersionId(id, release) : getDraftId(id)
    try {
      const stored = await history.getDocumentAtRevision(target, revision)
      if (!stored) return false
      const { _rev, _updatedAt, ...fields } = stored
      const missing = await missingTargets(client, fields, [])
      if (missing.size === 0) return false
      // Only the embedded lake has the list; without a type a reference remains weak.
      const deleted = await fetchDeleted(client).catch(() => [])
      const restored = withoutMissing(
        fields,
        await missingTargets(client, fields, typesOf(deleted)),
      )
      await client.createOrReplace({ ...restored, _type: type, _id: target })
      toast.push(MISSING_NOTICE)
      router.navigateIntent('edit', { id, type })
    } catch (error) {
      const description = errorMessage(error)
      toast.push({ status: 'error', title: 'The version could not be restored', description })
    }
    return true
  }
}
