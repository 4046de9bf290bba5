import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  getDraftId,
  type SanityClient,
  type SanityDocumentLike,
  useClient,
  useValidationStatus,
} from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { fetchInPages } from '../../schemas/objects/fetchInPages.ts'
import { errorMessage } from '../errorMessage.ts'
import { LinkList } from '../links/LinkList.tsx'
import { readDocuments } from '../links/readDocuments.ts'
import type { SiteLink } from '../links/siteLinks.ts'
import {
  linksAfterMove,
  REDIRECTS,
  type RedirectDocument,
  redirectsAfterMove,
} from './movedPage.ts'
import { useActionFocus } from './useActionFocus.ts'
import { wrapAction } from './wrapAction.ts'

/**
 * Publishes, and creates a redirect if the page's path has changed. The redirect is created
 * first: it has no effect while the page is still at its old path. Other redirects change with
 * it, so this waits for the validation that decides whether the page will be published.
 */
export const publishMovedPage = wrapAction({ displayName: 'PublishMovedPage' }, (publish) => {
  return (props) => {
    const original = publish(props)
    const focus = useActionFocus()
    const { move, moved, isBusy, request, dismiss } = useMove(props, original)
    if (!original) return original
    const onClose = () => {
      dismiss()
      focus.restore()
    }
    const dialog = moved && { dialog: movedDialog(moved, onClose) }
    if (!move) return { ...original, ...dialog }
    const onHandle = () => {
      focus.remember()
      request()
    }
    return { ...original, disabled: original.disabled || isBusy, onHandle, ...dialog }
  }
})

/** The move that publishing the draft would be, and how far one is that was requested. */
function useMove(props: DocumentActionProps, original: DocumentActionDescription | null) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const isValidated = useIsValidated(props)
  const [isRequested, setIsRequested] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const [moved, setMoved] = useState<Moved>()
  const move = moveOf(props)
  const newestPath = useRef<string>(undefined)
  useEffect(() => {
    newestPath.current = pathOf(props.draft)
  })
  const publishMove = async ({ from, to }: Move) => {
    if (original?.disabled) throw new Error('Correct the fields with errors first.')
    const documents = await readDocuments(client, 'published')
    const links = linksAfterMove({ id: props.id, from }, documents)
    await createRedirects(client, { from, to })
    if (newestPath.current !== to) throw new Error('The path was changed again. Publish again.')
    original?.onHandle?.()
    if (links.length > 0) return setMoved({ from, to, links })
    const title = `${from} now redirects to ${to}`
    return toast.push({ status: 'info', closable: true, title })
  }
  useEffect(() => {
    if (!isRequested || !isValidated) return
    setIsRequested(false)
    if (!move) return original?.onHandle?.()
    setIsMoving(true)
    publishMove(move)
      .catch((error) => {
        toast.push({ status: 'error', title: 'Not published', description: errorMessage(error) })
      })
      .finally(() => setIsMoving(false))
  })
  return {
    move,
    /** The last move, with the links that still lead to the old path. */
    moved,
    isBusy: isRequested || isMoving,
    request: () => setIsRequested(true),
    dismiss: () => setMoved(undefined),
  }
}

/** Whether the validation of the current draft has ended. */
function useIsValidated({ id, type, draft }: DocumentActionProps): boolean {
  const { isValidating, revision } = useValidationStatus(getDraftId(id), type, true)
  return !isValidating && revision === draft?._rev
}

interface Move {
  from: string
  to: string
}

function moveOf({ published, draft }: DocumentActionProps): Move | undefined {
  const from = pathOf(published)
  const to = pathOf(draft)
  return from === undefined || to === undefined || from === to ? undefined : { from, to }
}

interface Moved extends Move {
  /** Where the old path is still written; links chosen from the pages follow by themselves. */
  links: readonly SiteLink[]
}

/** Names the places that still have the old path, each of which opens at its field. */
function movedDialog({ from, to, links }: Moved, onClose: () => void) {
  return {
    type: 'dialog' as const,
    header: `${from} now redirects to ${to}`,
    onClose,
    content: (
      <Stack gap={4}>
        <Text size={1}>
          {links.length === 1
            ? 'One link still uses the old path. It works through the redirect. Open it to enter the new path:'
            : `${links.length} links still use the old path. They work through the redirect. Open them to enter the new path:`}
        </Text>
        <LinkList links={links} />
        <Flex justify="flex-end">
          <Button text="Done" mode="ghost" onClick={onClose} />
        </Flex>
      </Stack>
    ),
  }
}

async function createRedirects(client: SanityClient, move: Move) {
  const existing = await fetchInPages<RedirectDocument>(client.withConfig({ perspective: 'raw' }), {
    filter: REDIRECTS,
    projection: '{ _id, source, destination }',
    tag: 'desk.moved',
  })
  const mutations = redirectsAfterMove(move, existing)
  if (mutations.length > 0) await client.mutate(mutations, { tag: 'desk.moved' })
}

function pathOf(document: SanityDocumentLike | null): string | undefined {
  const path = document?.path
  return typeof path === 'string' && path !== '' ? path : undefined
}
