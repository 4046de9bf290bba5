import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import {
  type DocumentActionComponent,
  isGoingToUnpublish,
  type SanityDocumentLike,
  useClient,
  useDocumentOperation,
  useDocumentPairPermissions,
  useProjectId,
} from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import { FIXED_PATHS } from '../../schemas/objects/sitePath.ts'
import { errorMessage } from '../errorMessage.ts'
import { LinkList } from '../links/LinkList.tsx'
import { readDocuments, readReferring } from '../links/readDocuments.ts'
import { linksTo, type SiteLink } from '../links/siteLinks.ts'
import { useActionFocus } from './useActionFocus.ts'
import { wrapAction } from './wrapAction.ts'

/** The terms may get another path, so that theirs is not fixed. */
const NEEDED_PATHS: ReadonlySet<unknown> = new Set([...FIXED_PATHS, '/terms-and-conditions'])
const NEEDED = 'The website needs this page, so it cannot be removed. Edit it instead.'

/** Whether a document is a page that must stay on the website. */
function isNeeded(document: SanityDocumentLike | null): boolean {
  return NEEDED_PATHS.has(document?.path)
}

/**
 * Unpublishes a document, which remains as a draft. The Studio's own action is offered only while
 * the published version is shown; editors look at drafts.
 */
export const unpublish: DocumentActionComponent = ({ id, type, published, release }) => {
  const operation = useDocumentOperation(id, type).unpublish
  const { links, ask, close } = useLinksTo(published)
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  if (!published || release) return null
  const needed = isNeeded(published)
  const onConfirm = () => {
    close()
    operation.execute()
  }
  return {
    label: 'Unpublish',
    icon: UnpublishIcon,
    tone: 'critical',
    onHandle: () => ask(),
    disabled: needed || operation.disabled !== false || permission?.granted !== true,
    ...(needed && { title: NEEDED }),
    dialog: links !== undefined && {
      type: 'dialog',
      header: headerOf('Unpublish', links),
      onClose: close,
      content: (
        <Removal
          links={links}
          confirmation="Unpublish now"
          onConfirm={onConfirm}
          onCancel={close}
          description="Visitors will no longer see it. You keep it as a draft and can publish it again."
        />
      ),
    },
  }
}
unpublish.action = 'unpublish'
unpublish.displayName = 'Unpublish'

/**
 * The Studio's own deletion, after the links that would lead nowhere have been named. It is not
 * reached while published documents refer to this one: it would offer to delete, and fail.
 */
export const deleteAfterLinks = wrapAction({ displayName: 'DeleteAfterLinks' }, (remove) => {
  return (props) => {
    const original = remove(props)
    const { links, ask, close } = useLinksTo(props.published)
    const isRestorable = useProjectId() === EMBEDDED_PROJECT
    if (!original) return original
    if (isNeeded(props.published)) return { ...original, disabled: true, title: NEEDED }
    const onConfirm = () => {
      close()
      original.onHandle?.()
    }
    const onHandle = () => ask(onConfirm)
    if (!links || links.length === 0) return { ...original, onHandle }
    const restoring = isRestorable ? ' You can restore it under Deleted.' : ''
    return {
      ...original,
      onHandle,
      dialog: {
        type: 'dialog',
        header: headerOf('Delete', links),
        onClose: close,
        content: (
          <Removal
            links={links}
            confirmation="Delete anyway"
            onConfirm={onConfirm}
            onCancel={close}
            description={`Visitors will no longer see it.${restoring}`}
          />
        ),
      },
    }
  }
})

/**
 * The Studio's own “Unpublish when releasing”, except for pages that the website needs. It has no
 * name, because the table of a release would offer what has that name for every document.
 */
export const unpublishInRelease = wrapAction(
  { displayName: 'UnpublishInRelease', isNamed: false },
  (unpublishVersion) => {
    return (props) => {
      const original = unpublishVersion(props)
      // A version that is marked already can be changed back.
      const isOffered =
        !isNeeded(props.published) || (props.version !== null && isGoingToUnpublish(props.version))
      return original && !isOffered ? { ...original, disabled: true, title: NEEDED } : original
    }
  },
)

/** Reads which links lead to a published document when an editor asks to remove it. */
function useLinksTo(published: SanityDocumentLike | null) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const focus = useActionFocus()
  const [links, setLinks] = useState<SiteLink[]>()
  const ask = async (onNoLinks?: () => void) => {
    if (!published) return onNoLinks?.()
    try {
      const path = typeof published.path === 'string' ? published.path : undefined
      const target = { id: published._id, path }
      const all = linksTo(target, await readDocuments(client, 'published'))
      // The lake refuses a removal because of drafts and versions, too.
      const strong = linksTo(target, await readReferring(client, target.id)).filter(
        isStrongReference,
      )
      const found = [...distinct(strong), ...all.filter((link) => !isStrongReference(link))]
      if (onNoLinks && found.length === 0) onNoLinks()
      else {
        focus.remember()
        setLinks(found)
      }
    } catch (error) {
      const description = errorMessage(error)
      toast.push({
        status: 'error',
        title: 'Could not check for links, so nothing was removed',
        description,
      })
    }
  }
  return {
    links,
    ask: (onNoLinks?: () => void) => void ask(onNoLinks),
    close() {
      setLinks(undefined)
      focus.restore()
    },
  }
}

function headerOf(action: 'Unpublish' | 'Delete', links: readonly SiteLink[]): string {
  return links.some(isStrongReference)
    ? `Cannot ${action.toLowerCase()}: other documents refer to this one`
    : action
}

interface RemovalProps {
  description: ReactNode
  links: readonly SiteLink[]
  confirmation: string
  onConfirm(): void
  onCancel(): void
}

function Removal({ description, links, confirmation, onConfirm, onCancel }: RemovalProps) {
  const strongReferences = links.filter(isStrongReference)
  if (strongReferences.length > 0) {
    return (
      <Stack gap={4}>
        <Text size={1}>
          These documents refer to it, in a published version, a draft or a release. Remove the
          references, publish, and try again:
        </Text>
        <LinkList links={strongReferences} />
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <Text size={1}>{description}</Text>
      {links.length > 0 && (
        <>
          <Text size={1} weight="medium">
            {links.length === 1 ? 'One link leads' : `${links.length} links lead`} here and would
            break:
          </Text>
          <LinkList links={links} />
        </>
      )}
      <Flex gap={2} justify="flex-end">
        <Button text="Cancel" mode="bleed" onClick={onCancel} />
        <Button text={confirmation} tone="critical" onClick={onConfirm} />
      </Flex>
    </Stack>
  )
}

/** One link for each field: a document and its draft have the same ones. */
function distinct(links: readonly SiteLink[]): SiteLink[] {
  return [...new Map(links.map((link) => [`${link.documentId} ${link.field}`, link])).values()]
}

function isStrongReference(link: SiteLink): boolean {
  return link.isStrongReference
}
