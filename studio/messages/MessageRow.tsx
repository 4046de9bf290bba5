import { Badge } from '@sanity/ui'
import { memo } from 'react'
import { type MessageSummary, STATE_TITLES } from '../../submissions/inbox/apiSchemas.ts'
import { shortTime } from '../time.ts'

interface RowProps {
  message: MessageSummary
  isSelected: boolean
  onSelect(id: string): void
}

/** Memoized: a list can have thousands, and a change concerns one of them. */
export const MessageRow = memo(function MessageRow({ message, isSelected, onSelect }: RowProps) {
  const { sender, kindTitle, preview, acceptedAt, handling, assignedName, isDelayed } = message
  return (
    <button
      type="button"
      className="messages-row"
      data-open={handling === 'open'}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(message.id)}
    >
      <span className="messages-row-head">
        <span className="messages-sender" dir="auto">
          {sender}
        </span>
        <time dateTime={acceptedAt}>{shortTime(acceptedAt)}</time>
      </span>
      {preview !== '' && (
        <span className="messages-preview" dir="auto">
          {preview}
        </span>
      )}
      <span className="messages-marks">
        <Badge fontSize={0}>{kindTitle}</Badge>
        <Mark {...message} />
        {isDelayed && (
          <Badge fontSize={0} tone="caution">
            Not delivered yet
          </Badge>
        )}
        {assignedName !== null && <Badge fontSize={0}>Assigned to {assignedName}</Badge>}
      </span>
    </button>
  )
})

function Mark({ state, handling, handledBy, readable }: MessageSummary) {
  if (!readable) {
    return (
      <Badge fontSize={0} tone="critical">
        Cannot be displayed
      </Badge>
    )
  }
  if (handling === 'handled') {
    const label = state === 'suspect' ? 'Spam' : 'Handled'
    return (
      <Badge fontSize={0} tone="positive">
        {handledBy === 'delivery' ? STATE_TITLES.delivered : label}
      </Badge>
    )
  }
  if (state === 'parked') {
    return (
      <Badge fontSize={0} tone="critical">
        {STATE_TITLES.parked}
      </Badge>
    )
  }
  return (
    <Badge fontSize={0} tone={state === 'suspect' ? 'caution' : 'primary'}>
      {state === 'suspect' ? STATE_TITLES.suspect : 'Not handled'}
    </Badge>
  )
}
