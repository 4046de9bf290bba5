import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import type { MessageSummary } from '../../submissions/inbox/wire.ts'
import { Fault } from './Fault.tsx'
import { shortTime } from './time.ts'
import type { MessageListControl } from './useMessageList.ts'

interface MessageListProps {
  list: MessageListControl
  selected: string | undefined
  onSelect(id: string): void
}

/** Rows are buttons; the arrow keys go from one to the next. */
export function MessageList({ list, selected, onSelect }: MessageListProps) {
  const { messages, next, isLoading, fault, isOutdated } = list
  return (
    <Box className="messages-rows" padding={2}>
      {isOutdated && (
        <Card tone="primary" padding={2} radius={2} marginBottom={2}>
          <Button mode="bleed" text="There is news. Show it" onClick={list.refresh} />
        </Card>
      )}
      {fault && (
        <Stack gap={2} padding={2}>
          <Fault text={fault} />
          <Button mode="ghost" text="Try again" onClick={list.refresh} />
        </Stack>
      )}
      {messages?.length === 0 && !isLoading && !fault && next === undefined && (
        <Box padding={4}>
          <Text muted align="center">
            No messages here.
          </Text>
        </Box>
      )}
      <ul aria-label="Messages" aria-busy={isLoading} onKeyDown={moveFocus}>
        {messages?.map((message) => (
          <li key={message.id}>
            <Row
              message={message}
              isSelected={message.id === selected}
              onSelect={() => onSelect(message.id)}
            />
          </li>
        ))}
      </ul>
      {isLoading && (messages === undefined || next !== undefined) && (
        <Box padding={3}>
          <Text size={1} muted align="center" role="status">
            Loading messages…
          </Text>
        </Box>
      )}
      {next !== undefined && !isLoading && (
        <Flex justify="center" padding={3}>
          <Button mode="ghost" text="Show older messages" onClick={list.loadMore} />
        </Flex>
      )}
    </Box>
  )
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const rows = [...event.currentTarget.querySelectorAll('button')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const target = rows[at + step]
  if (!target) return
  event.preventDefault()
  target.focus()
}

interface RowProps {
  message: MessageSummary
  isSelected: boolean
  onSelect(): void
}

function Row({ message, isSelected, onSelect }: RowProps) {
  const { sender, kindTitle, preview, acceptedAt, handling, assignedName } = message
  return (
    <button
      type="button"
      className="messages-row"
      data-open={handling === 'open'}
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
    >
      <span className="messages-row-head">
        <span className="messages-sender">{sender}</span>
        <time dateTime={acceptedAt}>{shortTime(acceptedAt)}</time>
      </span>
      {preview !== '' && <span className="messages-preview">{preview}</span>}
      <span className="messages-marks">
        <Badge fontSize={0}>{kindTitle}</Badge>
        <Mark {...message} />
        {assignedName !== null && <Badge fontSize={0}>for {assignedName}</Badge>}
      </span>
    </button>
  )
}

function Mark({ state, handling, handledBy, readable }: MessageSummary) {
  if (!readable) {
    return (
      <Badge fontSize={0} tone="critical">
        Cannot be read
      </Badge>
    )
  }
  if (handling === 'handled') {
    const words = state === 'suspect' ? 'Discarded' : 'Handled'
    return (
      <Badge fontSize={0} tone="positive">
        {handledBy === 'delivery' ? 'Passed on' : words}
      </Badge>
    )
  }
  if (state === 'parked') {
    return (
      <Badge fontSize={0} tone="critical">
        Could not be passed on
      </Badge>
    )
  }
  return (
    <Badge fontSize={0} tone={state === 'suspect' ? 'caution' : 'primary'}>
      {state === 'suspect' ? 'Suspect' : 'Not handled'}
    </Badge>
  )
}
