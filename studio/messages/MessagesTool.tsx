import './messages.css'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import type { InboxStatus, MessageSummary } from '../../submissions/inbox/apiSchemas.ts'
import { ErrorCard } from '../ErrorCard.tsx'
import { AccessDialog } from './AccessDialog.tsx'
import { api } from './api.ts'
import { BULK_ACTIONS, type BulkAction, BulkDialog } from './BulkDialog.tsx'
import { countsText } from './countsText.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { FilterBar } from './FilterBar.tsx'
import { filterOf, type ListQuery, viewOf } from './listQuery.ts'
import { MessageDetails } from './MessageDetails.tsx'
import { MessageList } from './MessageList.tsx'
import { type Interruption, refreshStatus, useInterruption, useStatus } from './status.ts'
import { useFocusLoss } from './useFocusLoss.ts'
import { useMessageList } from './useMessageList.ts'
import { useMessagesUrl } from './useMessagesUrl.ts'
import { useRequest } from './useRequest.ts'

type DialogName = 'access' | 'erase' | 'bulk'
type Granted = Extract<InboxStatus, { access: 'granted' }>

/** Visitors' messages: a list, and one message next to it. */
export default function MessagesTool() {
  const status = useStatus()
  const tool = useRef<HTMLElement>(null)
  const focusHandlers = useFocusLoss(() => tool.current?.focus())
  return (
    <section
      className="messages-tool"
      aria-label="Messages"
      ref={tool}
      tabIndex={-1}
      {...focusHandlers}
    >
      <Content status={status} />
    </section>
  )
}

function Content({ status }: { status: InboxStatus | undefined }) {
  if (!status) return <Centred text="Loading messages…" />
  if (status.access === 'granted') return <InboxView status={status} />
  return <NoAccess access={status.access} />
}

function InboxView({ status }: { status: Granted }) {
  const { selected, query, open, close, pathOf, setQuery } = useMessagesUrl()
  const { dialog, openDialog, closeDialog } = useDialog()
  const { list, erasures, onChanged, onManyChanged, onErased } = useInbox(status, query)
  const { search } = query
  const view = viewOf(query)
  const searchAll =
    search !== undefined && view.scope ? () => setQuery({ search, show: 'all' }) : undefined
  const bulk = BULK_ACTIONS[view.value]
  const bulkMessages = bulk ? (list.messages ?? []).filter(bulk.applies) : []
  return (
    <div className="messages" data-open={selected !== undefined}>
      <div className="messages-list">
        <ListHead
          status={status}
          query={query}
          messages={list.messages}
          onQuery={setQuery}
          onOpen={openDialog}
        />
        <MessageList
          list={list}
          emptyText={emptyText(query)}
          onSearchAll={searchAll}
          bulkAction={bulkMessages.length > 0 ? bulk : undefined}
          onBulkAction={() => openDialog('bulk')}
          selected={selected}
          onSelect={open}
        />
      </div>
      {selected !== undefined && (
        <div className="messages-details">
          <MessageDetails
            key={selected}
            id={selected}
            you={status.you}
            revision={`${status.revision} ${erasures}`}
            onClose={close}
            onChanged={onChanged}
            onErased={() => {
              close()
              onErased()
            }}
          />
        </div>
      )}
      <InboxDialogs
        dialog={dialog}
        status={status}
        bulk={bulk}
        bulkMessages={bulkMessages}
        pathOf={pathOf}
        onOpenMessage={open}
        onClose={closeDialog}
        onManyChanged={onManyChanged}
        onErased={onErased}
      />
    </div>
  )
}

/** The list, and what follows from a change of one message or of many. */
function useInbox({ revision }: Granted, query: ListQuery) {
  const list = useMessageList(filterOf(query), revision)
  // The new status has another revision, for which a list of one page is read again.
  const onChanged = (message: MessageSummary) => {
    list.update(message)
    refreshStatus()
  }
  // An erasure can restore the revision of the status at which the open message was read.
  const [erasures, setErasures] = useState(0)
  const onManyChanged = () => {
    list.refresh()
    refreshStatus()
  }
  const onErased = () => {
    setErasures((count) => count + 1)
    onManyChanged()
  }
  return { list, erasures, onChanged, onManyChanged, onErased }
}

/** Which dialog is open. A dialog that closes returns the focus to what had it before. */
function useDialog() {
  const [dialog, setDialog] = useState<DialogName>()
  const opener = useRef<Element>(null)
  const openDialog = (name: DialogName) => {
    opener.current = document.activeElement
    setDialog(name)
  }
  const closeDialog = () => {
    setDialog(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { dialog, openDialog, closeDialog }
}

interface InboxDialogsProps {
  dialog: DialogName | undefined
  status: Granted
  bulk: BulkAction | undefined
  bulkMessages: readonly MessageSummary[]
  pathOf(id: string): string
  onOpenMessage(id: string): void
  onClose(): void
  onManyChanged(): void
  onErased(): void
}

function InboxDialogs({
  dialog,
  status,
  bulk,
  bulkMessages,
  pathOf,
  onOpenMessage,
  onClose,
  onManyChanged,
  onErased,
}: InboxDialogsProps) {
  if (dialog === 'erase') return <EraseDialog onClose={onClose} onErased={onErased} />
  if (dialog === 'access') {
    const onOpen = (id: string) => {
      onClose()
      onOpenMessage(id)
    }
    return <AccessDialog you={status.you} pathOf={pathOf} onOpen={onOpen} onClose={onClose} />
  }
  if (dialog !== 'bulk' || !bulk) return null
  return (
    <BulkDialog
      bulk={bulk}
      messages={bulkMessages}
      retentionDays={status.retentionDays}
      onClose={onClose}
      onChanged={onManyChanged}
    />
  )
}

function emptyText(query: ListQuery): string {
  const { scope } = viewOf(query)
  if (Object.keys(query).length === 0) return 'Nothing to handle.'
  if (query.search === undefined || scope === undefined) return 'No messages match these filters.'
  return `No results among the messages ${scope}.`
}

interface ListHeadProps {
  status: Granted
  query: ListQuery
  messages: readonly MessageSummary[] | undefined
  onQuery(query: ListQuery): void
  onOpen(dialog: DialogName): void
}

const INTERRUPTIONS: Readonly<Record<Interruption, string>> = {
  unknown:
    'The website is not responding, so new messages are not shown. Trying again every few seconds.',
  anonymous:
    'Your session has ended, so new messages are not shown. Leave this tab open and sign in again in a new tab.',
}

/** The filter of the list, what can be done with the whole of it, and what an editor must know. */
function ListHead({ status, query, messages, onQuery, onOpen }: ListHeadProps) {
  const interruption = useInterruption()
  const { isBusy: isExporting, errorText: exportError, run } = useRequest()
  const exportList = () => run(async () => download(await api.exportCsv(filterOf(query))))
  return (
    <Card padding={3} borderBottom>
      <Stack gap={3}>
        <Flex gap={3} wrap="wrap" align="baseline">
          <Heading as="h1" size={1}>
            Messages
          </Heading>
          <Text size={1} muted role="status">
            {countsText(status)}
          </Text>
        </Flex>
        <Unconfigured titles={status.unconfigured} />
        <FilterBar
          query={query}
          kinds={status.kinds}
          you={status.you}
          messages={messages}
          onChange={onQuery}
        />
        <Flex gap={2} wrap="wrap">
          <GhostButton
            text={isExporting ? 'Exporting…' : 'Export as CSV'}
            isBusy={isExporting}
            onClick={exportList}
          />
          <GhostButton text="Erase a person’s data" onClick={() => onOpen('erase')} />
          {status.you.isAdministrator && (
            <GhostButton
              text={status.requests > 0 ? `Access (${status.requests} requested)` : 'Access'}
              onClick={() => onOpen('access')}
            />
          )}
        </Flex>
        {exportError && <ErrorCard text={exportError} />}
        {interruption && <ErrorCard text={INTERRUPTIONS[interruption]} />}
      </Stack>
    </Card>
  )
}

interface GhostButtonProps {
  text: string
  isBusy?: boolean
  onClick(): void
}

function GhostButton({ text, isBusy = false, onClick }: GhostButtonProps) {
  return <Button mode="ghost" fontSize={1} text={text} aria-disabled={isBusy} onClick={onClick} />
}

function Unconfigured({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <Card tone="caution" padding={3} radius={2}>
      <Text size={1}>
        These forms are not connected to a service: {titles.join(', ')}. Their messages arrive only
        here, so answer them from this list.
      </Text>
    </Card>
  )
}

function Centred({ text }: { text: string }) {
  return (
    <Flex align="center" justify="center" padding={5}>
      <Text muted role="status">
        {text}
      </Text>
    </Flex>
  )
}

const REASONS = {
  none: 'You have no access to visitors’ messages yet. An administrator can grant it.',
  requested: 'Access requested. An administrator can grant it in Messages, under Access.',
  anonymous:
    'The website could not check who you are. Sign out of the Studio, sign in again, and reload.',
  unknown: 'The website cannot check who you are at the moment. It will try again automatically.',
}

function NoAccess({ access }: { access: keyof typeof REASONS }) {
  const { errorText, run } = useRequest()
  const ask = () => run(() => api.requestAccess().then(refreshStatus))
  return (
    <Flex align="center" justify="center" padding={5}>
      <Stack gap={4} className="messages-notice">
        <Text role="status">{REASONS[access]}</Text>
        {access === 'none' && <Button text="Request access" onClick={ask} />}
        {access === 'unknown' && <Button mode="ghost" text="Try again" onClick={refreshStatus} />}
        {errorText && <ErrorCard text={errorText} />}
      </Stack>
    </Flex>
  )
}

function download(csv: Blob): void {
  const address = URL.createObjectURL(csv)
  const link = document.createElement('a')
  link.href = address
  link.download = 'messages.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
