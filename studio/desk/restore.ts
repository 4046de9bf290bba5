import { useDocumentPairPermissions } from 'sanity'
import { wrapAction } from './wrapAction.ts'

const FORBIDDEN = 'You have no permission to change this document. Ask an administrator.'

/** The Studio's own “Revert to revision”, which it offers to viewers, too. */
export const restoreIfPermitted = wrapAction({ displayName: 'RestoreIfPermitted' }, (restore) => {
  return (props) => {
    const original = restore(props)
    const { id, type } = props
    const [permission] = useDocumentPairPermissions({ id, type, permission: 'update' })
    return original && permission?.granted === false
      ? { ...original, disabled: true, title: FORBIDDEN }
      : original
  }
})
