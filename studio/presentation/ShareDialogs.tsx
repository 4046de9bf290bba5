import { Box, Button, Card, Dialog, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import {
  getReleaseDocumentIdFromReleaseId,
  useActiveReleases,
  useClient,
  useCurrentUser,
} from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { Announcement } from '../Announcement.tsx'
import { ErrorCard } from '../ErrorCard.tsx'
import { errorMessage } from '../errorMessage.ts'
import { fullTime } from '../time.ts'
import {
  type CreatedShareLink,
  createShareLink,
  LIFETIMES,
  LINKS_MAX,
  listShareLinks,
  revokeShareLinks,
  type ShareLink,
} from './shareLinks.ts'
import { type SharedPage, share, useShared } from './sharing.ts'

interface ShareDialogProps {
  shared: SharedPage
  onClose(): void
}

/**
 * Mounted above the tool, whose header is mounted again while a page connects, so that an open
 * dialog is not closed.
 */
export function ShareDialogs() {
  const shared = useShared()
  return shared && <ShareDialog shared={shared} onClose={() => share(undefined)} />
}

/** Creates a link to the page as the preview shows it, and lists the active ones. */
function ShareDialog({ shared, onClose }: ShareDialogProps) {
  const { links, revoke, create, created, failure } = useShareLinks(shared)
  const versionName = useVersionName()
  const [hours, setHours] = useState<number>(LIFETIMES[0].hours)
  const content = useRef<HTMLDivElement>(null)
  const isFull = (links?.length ?? 0) >= LINKS_MAX
  const onRevoke = (ids: readonly string[]) => {
    // The pressed button goes with its link.
    content.current?.focus()
    revoke(ids)
  }
  return (
    <Dialog
      id="share-preview"
      header="Share this page"
      contentRef={content}
      onClose={onClose}
      width={1}
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Anyone with the link can view {shared.path} {versionName(shared.perspective)}. They cannot
          edit, and need no sign-in.
        </Text>
        <Lifetime hours={hours} onChange={setHours} />
        <Flex>
          <Button text="Create link" disabled={isFull} onClick={() => create(hours)} />
        </Flex>
        {isFull && (
          <Text size={1}>
            The limit of {LINKS_MAX} active links is reached. Revoke one to create another.
          </Text>
        )}
        {failure && <ErrorCard text={failure} />}
        <Announcement>
          {created && 'Link created. Copy it now. It will not be shown again.'}
        </Announcement>
        {created && <CreatedLink key={created.id} address={created.address} />}
        <Links links={links ?? []} onRevoke={onRevoke} />
      </Stack>
    </Dialog>
  )
}

interface LifetimeProps {
  hours: number
  onChange(hours: number): void
}

function Lifetime({ hours, onChange }: LifetimeProps) {
  const labelId = useId()
  return (
    <Stack gap={3} role="radiogroup" aria-labelledby={labelId}>
      <Text size={1} weight="semibold" id={labelId}>
        Link expires after
      </Text>
      <Flex gap={4}>
        {LIFETIMES.map((lifetime) => (
          <Flex as="label" gap={2} align="center" key={lifetime.hours}>
            <Radio
              name="lifetime"
              checked={hours === lifetime.hours}
              onChange={() => onChange(lifetime.hours)}
            />
            <Text size={1}>{lifetime.title}</Text>
          </Flex>
        ))}
      </Flex>
    </Stack>
  )
}

/** It is shown once, because only its digest is stored. */
function CreatedLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  // If the browser refuses, the link can be selected and copied from the field.
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Stack gap={2}>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            readOnly
            aria-label="Link to the page"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Box>
        <Button text={isCopied ? 'Copied' : 'Copy'} mode="ghost" onClick={copy} />
      </Flex>
      <Text size={1} muted>
        Copy it now. It will not be shown again.
      </Text>
    </Stack>
  )
}

interface LinksProps {
  links: readonly ShareLink[]
  onRevoke(ids: readonly string[]): void
}

function Links({ links, onRevoke }: LinksProps) {
  const [isAsking, setAsking] = useState(false)
  const versionName = useVersionName()
  if (links.length === 0) return null
  return (
    <Stack gap={3}>
      <Flex align="center" justify="space-between">
        <Text size={1} weight="semibold">
          Active links
        </Text>
        {/* The same button, so that the focus stays, and a double click revokes nothing. */}
        <Button
          text={isAsking ? 'Cancel' : 'Revoke all'}
          tone={isAsking ? 'default' : 'critical'}
          mode="bleed"
          onClick={() => setAsking(!isAsking)}
        />
      </Flex>
      {isAsking && (
        <Card tone="caution" padding={3} role="alert">
          <Flex align="center" justify="space-between" gap={3}>
            <Text size={1}>This also ends links to other pages, and those of other editors.</Text>
            <Button
              text={`Revoke ${links.length} ${links.length === 1 ? 'link' : 'links'}`}
              tone="critical"
              onClick={() => {
                setAsking(false)
                onRevoke(links.map(({ id }) => id))
              }}
            />
          </Flex>
        </Card>
      )}
      {links.map(({ id, path, perspective, expiresAt, madeBy }) => (
        <Flex key={id} align="center" justify="space-between" gap={3}>
          <Text size={1}>
            {path} {versionName(perspective)}, until {fullTime(expiresAt)}
            {madeBy && `, by ${madeBy}`}
          </Text>
          <Button
            text="Revoke"
            aria-label={`Revoke the link to ${path}`}
            mode="bleed"
            onClick={() => onRevoke([id])}
          />
        </Flex>
      ))}
    </Stack>
  )
}

/** @returns a function that describes a perspective by its layer of highest priority */
function useVersionName() {
  const { byId } = useActiveReleases()
  return (perspective: string): string => {
    const [first = ''] = perspective.split(',')
    if (first === 'published') return 'as it is published'
    if (first === 'drafts') return 'with its drafts'
    const release = byId.get(getReleaseDocumentIdFromReleaseId(first))
    // What the link shows after the release was published, archived or deleted.
    if (!release) return 'as it is published'
    return `with the changes of the release “${release.metadata.title || 'Untitled release'}”`
  }
}

function useShareLinks(shared: SharedPage) {
  const client = useClient({ apiVersion: API_VERSION })
  const madeBy = useCurrentUser()?.name
  const [links, setLinks] = useState<ShareLink[]>()
  const [created, setCreated] = useState<CreatedShareLink>()
  const [failure, setFailure] = useState<string>()
  const isCreating = useRef(false)
  const work = useCallback(
    async (step: () => Promise<void>) => {
      setFailure(undefined)
      try {
        await step()
        setLinks(await listShareLinks(client))
      } catch (error) {
        setFailure(errorMessage(error))
      }
    },
    [client],
  )
  useEffect(() => {
    void work(async () => undefined)
  }, [work])
  return {
    links,
    created,
    failure,
    create: async (hours: number) => {
      // A second press would replace an address that is shown only once.
      if (isCreating.current) return
      isCreating.current = true
      await work(async () =>
        setCreated(await createShareLink(client, { ...shared, hours, madeBy })),
      )
      isCreating.current = false
    },
    revoke: (ids: readonly string[]) =>
      void work(async () => {
        await revokeShareLinks(client, ids)
        setCreated((link) => (link && ids.includes(link.id) ? undefined : link))
      }),
  }
}
