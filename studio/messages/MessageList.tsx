import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { messageCount } from '../../submissions/inbox/apiSchemas.ts'
import { ResultAnnouncement } from '../Announcement.tsx'
import { ErrorCard } from '../ErrorCard.tsx'
import { fullDate } from '../time.ts'
import type { BulkAction } from './BulkDialog.tsx'
import { MessageRow } from './MessageRow.tsx'
import { useFocusLoss } from './useFocusLoss.ts'
import type { MessageListControl } from './useMessageList.ts'

interface MessageListProps {
  list: MessageListControl
  /** Shown when there are no messages. */
  emptyText: string
  /** Searches more than is shown; undefined if there is nothing more. */
  onSearchAll: (() => void) | undefined
  /** What can be done with all that are listed. */
  bulkAction: BulkAction | undefined
  onBulkAction(): void
  selected: string | undefined
  onSelect(id: string): void
}

/** Rows are buttons; the arrow keys go from one to the next, Home and End to the first and last. */
export function MessageList({
  list,
  emptyText,
  onSearchAll,
  bulkAction,
  onBulkAction,
  selected,
  onSelect,
}: MessageListProps) {
  const { messages, isLoading } = list
  const notice = noticeOf(list, emptyText)
  const rows = useRef<HTMLUListElement>(null)
  const emptyNotice = useRef<HTMLDivElement>(null)
  const loadMore = useFocusedPage(list, rows)
  const focusRow = useCallback((index: number) => {
    const shown = rowsOf(rows.current)
    const target = shown[index] ?? shown.at(-1) ?? emptyNotice.current
    target?.focus()
  }, [])
  const select = useLatest(onSelect)
  const focused = { messages, selected, focusRow }
  useClosedRow(focused)
  const focusHandlers = useRemovedRow(focused, rows)
  return (
    <Box className="messages-rows" padding={2} {...focusHandlers}>
      <ResultAnnouncement result={resultOf(list)} text={notice ?? announcementOf(list)} />
      <RefreshOffers list={list} />
      {bulkAction && (
        <Box padding={2}>
          <Button
            mode="ghost"
            fontSize={1}
            tone={bulkAction.tone}
            text={bulkAction.texts.label}
            onClick={onBulkAction}
          />
        </Box>
      )}
      {notice !== undefined && (
        <EmptyNotice ref={emptyNotice} text={notice} onSearchAll={onSearchAll} />
      )}
      <ul ref={rows} aria-label="Messages" aria-busy={isLoading} onKeyDown={moveFocus}>
        {messages?.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} isSelected={message.id === selected} onSelect={select} />
          </li>
        ))}
      </ul>
      {isLoading && messages === undefined && (
        <Box padding={3}>
          <Text size={1} muted align="center" role="status">
            Loading messages…
          </Text>
        </Box>
      )}
      {list.next !== undefined && <OlderMessages list={list} onLoad={loadMore} />}
    </Box>
  )
}

/** Buttons that read a list again which has changed, or could not be read. */
function RefreshOffers({ list: { isOutdated, errorText, refresh } }: { list: MessageListControl }) {
  return (
    <>
      {isOutdated && (
        <Card className="messages-news" tone="primary" padding={2} radius={2}>
          <Button mode="bleed" text="The list has changed. Refresh" onClick={refresh} />
        </Card>
      )}
      {errorText && (
        <Stack gap={2} padding={2}>
          <ErrorCard text={errorText} />
          <Button mode="ghost" text="Try again" onClick={refresh} />
        </Stack>
      )}
    </>
  )
}

interface EmptyNoticeProps extends Pick<MessageListProps, 'onSearchAll'> {
  ref: RefObject<HTMLDivElement | null>
  text: string
}

/** In place of rows; it takes the focus of the last one. */
function EmptyNotice({ ref, text, onSearchAll }: EmptyNoticeProps) {
  return (
    <Box padding={4} ref={ref} tabIndex={-1} className="messages-empty-notice">
      <Stack gap={4}>
        <Text muted align="center">
          {text}
        </Text>
        {onSearchAll && (
          <Flex justify="center">
            <Button mode="ghost" text="Search all messages" onClick={onSearchAll} />
          </Flex>
        )}
      </Stack>
    </Box>
  )
}

/** @returns a function that remains the same, and calls the one of the last render */
function useLatest(call: (id: string) => void): (id: string) => void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((id) => latest.current(id), [])
}

/** What is shown in place of messages. */
function noticeOf(list: MessageListControl, emptyText: string): string | undefined {
  const { messages, next, searchedTo, isLoading, errorText } = list
  if (messages?.length !== 0 || isLoading || errorText) return undefined
  if (next === undefined) return emptyText
  return searchedTo === undefined
    ? 'Nothing found yet.'
    : `Nothing found back to ${fullDate(searchedTo)}.`
}

/** Identifies what is announced: a refresh of the same list is not. */
function resultOf(list: MessageListControl): string | undefined {
  const { shownKey, pages, searchedTo, isOutdated, isLoading, isLoadingMore } = list
  if (shownKey === undefined || isLoading || isLoadingMore) return undefined
  return JSON.stringify([shownKey, pages, searchedTo, isOutdated])
}

function announcementOf(list: MessageListControl): string {
  const { messages = [], next, isOutdated } = list
  if (isOutdated) return 'The list has changed.'
  const count = messageCount(messages.length)
  if (next === undefined) return count
  const endOfSearch = endOfSearchOf(list)
  return endOfSearch === undefined ? `${count}, more available` : `${count}. ${endOfSearch}`
}

/** What is shown below results if older messages have not been searched. */
function endOfSearchOf({ messages, next, searchedTo }: MessageListControl): string | undefined {
  if (next === undefined || searchedTo === undefined || messages?.length === 0) return undefined
  return `Searched back to ${fullDate(searchedTo)}. Older messages have not been searched.`
}

/** @returns a function that loads the next page and moves the focus to its first row */
function useFocusedPage(list: MessageListControl, rows: RefObject<HTMLUListElement | null>) {
  const { messages, next, isLoadingMore, loadMore } = list
  const firstRow = useRef<number>(undefined)
  useEffect(() => {
    if (firstRow.current === undefined || isLoadingMore) return
    const shown = rowsOf(rows.current)
    // The last page can be empty after a search, and takes the button away.
    const target = shown[firstRow.current] ?? (next === undefined ? shown.at(-1) : undefined)
    target?.focus()
    firstRow.current = undefined
  }, [isLoadingMore, next, rows])
  return () => {
    firstRow.current = messages?.length
    loadMore()
  }
}

interface FocusedRowOptions {
  messages: MessageListControl['messages']
  selected: string | undefined
  /** Moves the focus to the row at an index, or to the nearest one. */
  focusRow(index: number): void
}

/** Moves the focus to the row of the message that was closed; on a phone the list was hidden. */
function useClosedRow({ messages, selected, focusRow }: FocusedRowOptions): void {
  const open = useRef({ id: selected, index: 0 })
  useEffect(() => {
    const { id: before, index: indexBefore } = open.current
    const index = messages?.findIndex(({ id }) => id === (selected ?? before)) ?? -1
    // A message that was handled has left the list; the one after it has its index then.
    open.current = { id: selected, index: index === -1 ? indexBefore : index }
    if (before !== undefined && selected === undefined) focusRow(open.current.index)
  }, [selected, messages, focusRow])
}

/**
 * Moves the focus to the next row when the row that has it leaves the list, and to the first row
 * when a button that has it does.
 */
function useRemovedRow(
  { focusRow }: FocusedRowOptions,
  rows: RefObject<HTMLUListElement | null>,
): ReturnType<typeof useFocusLoss> {
  const lastIndex = useRef(0)
  const { onFocus, onBlur } = useFocusLoss(() => focusRow(lastIndex.current))
  useEffect(() => {
    // Other rows can be added and removed while one has the focus.
    const index = focusedIndex(rows.current)
    if (index !== -1) lastIndex.current = index
  })
  return {
    onBlur,
    onFocus(event) {
      onFocus(event)
      lastIndex.current = Math.max(0, focusedIndex(rows.current))
    },
  }
}

function focusedIndex(list: HTMLUListElement | null): number {
  return rowsOf(list).findIndex((row) => row.matches(':focus'))
}

interface OlderMessagesProps {
  list: MessageListControl
  onLoad(): void
}

/** Stays mounted while it reads, so that the keyboard does not lose its place. */
function OlderMessages({ list, onLoad }: OlderMessagesProps) {
  const { messages, isLoading, isLoadingMore, moreErrorText } = list
  const endOfSearch = endOfSearchOf(list)
  const isSearching = messages?.length === 0 || endOfSearch !== undefined
  const label = isSearching ? 'Search older messages' : 'Show older messages'
  const isReading = isLoading || isLoadingMore
  return (
    <Stack gap={2} padding={3}>
      {moreErrorText && <ErrorCard text={moreErrorText} />}
      {endOfSearch !== undefined && (
        <Text size={1} muted align="center">
          {endOfSearch}
        </Text>
      )}
      <Flex justify="center">
        <Button
          mode="ghost"
          aria-disabled={isReading}
          text={isReading ? 'Loading messages…' : label}
          onClick={onLoad}
        />
      </Flex>
    </Stack>
  )
}

function rowsOf(list: HTMLUListElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])]
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = rowsOf(event.currentTarget)
  const at = focusedIndex(event.currentTarget)
  const target = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows.at(0),
    End: rows.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
