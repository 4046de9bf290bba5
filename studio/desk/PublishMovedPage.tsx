import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { API_VERSION } from '../../schemas/apiVersion.ts'
import { errorMessage } from '../errorMessage.ts'
import { LinkList } from '../links/LinkList.tsx'
import { readDocuments } from '../links/readDocuments.ts'
import { linksTo, type SiteLink } from '../links/siteLinks.ts'
import { REDIRECTS, type RedirectDocument, redirectsAfterMove } from './movedPage.ts'

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Publishes, and creates a redirect if the page's address has changed. The redirect is created
 * first: it has no effect while the page is still at its old address.
 */
export function publishMovedPage(publish: DocumentActionComponent): DocumentActionComponent {
  const cached = wrapped.get(publish)
  if (cached) return cached
  const action: DocumentActionComponent = (props) => {
    const original = publish(props)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [moved, setMoved] = useState<Moved>()
    const dialog = moved && movedDialog(moved, () => setMoved(undefined))
    const from = pathOf(props.published)
    const to = pathOf(props.draft)
    if (!original) return original
    if (from === undefined || to === undefined || from === to) {
      return dialog ? { ...original, dialog } : original
    }
    const onHandle = async () => {
      try {
        await createRedirects(client, { from, to })
        const documents = await readDocuments(client, 'published')
        const links = linksTo({ id: props.id, path: from }, documents).filter(
          ({ target }) => 'path' in target,
        )
        original.onHandle?.()
        if (links.length > 0) return setMoved({ from, to, links })
        const title = `${from} now redirects to ${to}`
        return toast.push({ status: 'info', closable: true, title })
      } catch (error) {
        const description = errorMessage(error)
        const title = 'Not published: the old path could not be redirected'
        return toast.push({ status: 'error', title, description })
      }
    }
    return { ...original, onHandle, ...(dialog && { dialog }) }
  }
  Object.assign(action, { action: publish.action, displayName: 'PublishMovedPage' })
  wrapped.set(publish, action)
  return action
}

interface Moved {
  from: string
  to: string
  /** Where the old address is still written; links chosen from the pages follow by themselves. */
  links: readonly SiteLink[]
}

/** Names the places that still have the old address, each of which opens at its field. */
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

async function createRedirects(client: SanityClient, move: { from: string; to: string }) {
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<RedirectDocument[]>(REDIRECTS)
  const mutations = redirectsAfterMove(move, existing)
  if (mutations.length > 0) await client.mutate(mutations, { tag: 'desk.moved' })
}

function pathOf(document: SanityDocumentLike | null): string | undefined {
  const path = document?.path
  return typeof path === 'string' && path !== '' ? path : undefined
}
