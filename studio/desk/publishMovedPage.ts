import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { type RedirectDocument, redirectsAfterMove } from './movedPage.ts'

const API_VERSION = '2025-02-19'
const REDIRECTS = '*[_type == "redirect"][0...2000]{ _id, source, destination }'
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Publishing, except that a page whose address has changed leaves a redirect behind. The redirect
 * comes first: while the page still stands at its old address nobody follows it.
 */
export function publishMovedPage(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish)
  if (known) return known
  const action: DocumentActionComponent = (props) => {
    const original = publish(props)
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const from = pathOf(props.published)
    const to = pathOf(props.draft)
    if (!original || from === undefined || to === undefined || from === to) return original
    const onHandle = async () => {
      try {
        await leaveRedirects(client, { from, to })
        original.onHandle?.()
        toast.push({ status: 'info', title: `Visitors of ${from} are now led to ${to}` })
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        const title = 'Not published: the old address could not be kept'
        toast.push({ status: 'error', title, description })
      }
    }
    return { ...original, onHandle }
  }
  Object.assign(action, { action: publish.action, displayName: 'PublishMovedPage' })
  wrapped.set(publish, action)
  return action
}

async function leaveRedirects(client: SanityClient, move: { from: string; to: string }) {
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
