import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity'

const API_VERSION = '2025-02-19'
const NAMED_MAX = 5
const REFERRING = `*[references($id)]{ "name": coalesce(title, name, question, author, _type) }.name`

/**
 * Takes a document off the website and keeps it as a draft. The Studio's own action is offered only
 * to who looks at the published version; editors look at drafts.
 */
export const unpublish: DocumentActionComponent = ({ id, type, published, release }) => {
  const operation = useDocumentOperation(id, type).unpublish
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  if (!published || release) return null
  const onHandle = async () => {
    try {
      const names = await client
        .withConfig({ perspective: 'published' })
        .fetch<string[]>(REFERRING, { id: published._id })
      if (names.length === 0) setAsking(true)
      else toast.push({ status: 'warning', closable: true, ...wordsForReferences(names) })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'Not unpublished', description })
    }
  }
  const onConfirm = () => {
    setAsking(false)
    operation.execute()
  }
  return {
    ...{ label: 'Unpublish', icon: UnpublishIcon, tone: 'critical', onHandle },
    disabled: operation.disabled !== false,
    dialog: isAsking && {
      ...{ type: 'confirm', tone: 'critical', confirmButtonText: 'Unpublish now' },
      message: 'Visitors will no longer see it. You keep it as a draft and can publish it again.',
      ...{ onConfirm, onCancel: () => setAsking(false) },
    },
  }
}
unpublish.action = 'unpublish'
unpublish.displayName = 'Unpublish'

function wordsForReferences(names: readonly string[]) {
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : ''
  return {
    title: 'Not unpublished: others refer to it',
    description: `Take it out of these first and publish them: ${names.slice(0, NAMED_MAX).join(', ')}${more}.`,
  }
}
