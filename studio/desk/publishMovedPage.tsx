import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionComponent,
  type SanityClient,
  type SanityDocumentLike,
  useClient,
} from 'sanity'
import { readDocuments } from '../links/readDocuments.ts'
import { linksTo, type SiteLink } from '../links/siteLinks.ts'
import { type RedirectDocument, redirectsAfterMove } from './movedPage.ts'

const API_VERSION = '2025-02-19'
const REDIRECTS = '*[_type == "redirect"][0...2000]{ _id, source, destination }'
/** Nothing can lead on from these. */
const FIXED_PATHS: ReadonlySet<string> = new Set(['/', '/404'])
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
    if (FIXED_PATHS.has(from)) {
      return { ...original, disabled: true, title: `The website needs a page at ${from}.` }
    }
    const onHandle = async () => {
      try {
        await leaveRedirects(client, { from, to })
        original.onHandle?.()
        const links = linksTo(
          { id: props.id, path: from },
          await readDocuments(client, 'published'),
        ).filter(({ target }) => 'path' in target)
        toast.push({
          status: 'info',
          closable: true,
          title: `Visitors of ${from} are now led to ${to}`,
          ...(links.length > 0 && { description: oldAddressIn(links) }),
        })
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

const NAMED_MAX = 5

function oldAddressIn(links: readonly SiteLink[]): string {
  const names = [...new Set(links.map(({ documentTitle }) => documentTitle))]
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : ''
  return `The old address is still written in: ${names.slice(0, NAMED_MAX).join(', ')}${more}.`
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
