import { Button, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui'
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { MessageSummary, MessageView, Person } from '../../submissions/inbox/apiSchemas.ts'
import { ErrorCard } from '../ErrorCard.tsx'
import { fullTime } from '../time.ts'
import { EraseMessage } from './EraseMessage.tsx'
import { FieldValue } from './FieldValue.tsx'
import { discardUnsavedNote, Notes } from './Notes.tsx'
import { type Act, useMessage } from './useMessage.ts'
import { usePeople } from './usePeople.ts'

interface MessageDetailsProps {
  id: string
  you: Person
  revision: string
  onClose(): void
  onChanged(message: MessageSummary): void
  onErased(): void
}

/** One message: what was sent, where it is, and what staff do with it. */
export function MessageDetails(props: MessageDetailsProps) {
  const { id, you, revision, onClose, onChanged, onErased } = props
  const { message, errorText, isGone, isBusy, act, readAgain, setErased } = useMessage(
    id,
    revision,
    onChanged,
  )
  const heading = useRef<HTMLDivElement>(null)
  const isLoaded = message !== undefined
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  // On a narrow screen the list is hidden, so focus moves to the message.
  useEffect(() => {
    if (isLoaded) focusHeading()
  }, [focusHeading, isLoaded])
  const back = useGoneMessage(id, isGone)
  return (
    <Stack gap={4} padding={4}>
      <Flex>
        <Button ref={back} mode="bleed" text="Back to the list" onClick={onClose} />
      </Flex>
      {errorText && (
        // In view also at the end of a long message, where most of its actions are.
        <div className="messages-news">
          <ErrorCard text={errorText} />
        </div>
      )}
      {errorText && !message && !isGone && (
        <Flex>
          <Button mode="ghost" text="Try again" onClick={readAgain} />
        </Flex>
      )}
      {!message && !errorText && (
        <Text muted role="status">
          Loading the message…
        </Text>
      )}
      {message && (
        <article aria-label={`Message from ${message.sender}`}>
          <Stack gap={4}>
            <Header message={message} heading={heading} />
            <Actions message={message} isBusy={isBusy} act={act} onRemoved={focusHeading} />
            <Fields message={message} />
            <Assignment message={message} you={you} isBusy={isBusy} act={act} />
            <Delivery message={message} />
            <Notes message={message} isBusy={isBusy} act={act} />
            <EraseMessage
              id={id}
              onErased={() => {
                discardUnsavedNote(id)
                setErased()
                onErased()
              }}
            />
          </Stack>
        </article>
      )}
    </Stack>
  )
}

/**
 * Discards the note of a message that does not exist any more.
 * @returns a ref for the button that has the focus then, unless it is outside of the message
 */
function useGoneMessage(id: string, isGone: boolean) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isGone) return
    discardUnsavedNote(id)
    if (document.activeElement === document.body) back.current?.focus()
  }, [id, isGone])
  return back
}

interface PartProps {
  message: MessageView
  isBusy: boolean
  act: Act
}

interface HeaderProps {
  message: MessageView
  heading: RefObject<HTMLDivElement | null>
}

/** Who sent it, what, from where, and when. */
function Header({ message: { sender, kindTitle, page, acceptedAt }, heading }: HeaderProps) {
  return (
    <Stack gap={3}>
      <div ref={heading} tabIndex={-1} className="messages-heading">
        <Heading as="h2" size={2} dir="auto">
          {sender}
        </Heading>
      </div>
      <Text size={1} muted>
        {kindTitle}
        {page && (
          <>
            {' from '}
            <a className="messages-link" href={page} target="_blank" rel="noreferrer">
              {page}
            </a>
          </>
        )}
        , {fullTime(acceptedAt)}
      </Text>
    </Stack>
  )
}

interface ActionsProps extends PartProps {
  /** The button with the focus disappears. */
  onRemoved(): void
}

function Actions({ message, isBusy, act, onRemoved }: ActionsProps) {
  const { handling, state, email, subject, isDeliverable } = message
  const isSuspect = state === 'suspect' && handling === 'open'
  // The @ between the parts of an address is never encoded (RFC 6068).
  const address = encodeURIComponent(email).replace(/%40(?!.*%40)/, '@')
  const reply = `mailto:${address}?subject=${encodeURIComponent(subject)}`
  const deliver = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const isDone = await act({ action: 'retry' })
    if (isDone && document.activeElement === currentTarget) onRemoved()
  }
  return (
    <Flex gap={2} wrap="wrap">
      {email !== '' && (
        // In this tab it would count as leaving the page, and ask about a note that is not added.
        <Button as="a" href={reply} target="_blank" rel="noreferrer" text="Reply by e-mail" />
      )}
      {handling === 'open' ? (
        <Button
          mode="ghost"
          tone={isSuspect ? 'critical' : 'positive'}
          aria-disabled={isBusy}
          text={isSuspect ? 'Confirm spam' : 'Mark as handled'}
          onClick={() => act({ action: 'handle' })}
        />
      ) : (
        <Button
          mode="ghost"
          aria-disabled={isBusy}
          text="Mark as not handled"
          onClick={() => act({ action: 'reopen' })}
        />
      )}
      {isSuspect && (
        <Button mode="ghost" aria-disabled={isBusy} text="Not spam: deliver" onClick={deliver} />
      )}
      {state === 'parked' && (
        <Button mode="ghost" aria-disabled={isBusy} text="Retry delivery" onClick={deliver} />
      )}
      {state === 'queued' && isDeliverable && (
        <Button mode="ghost" aria-disabled={isBusy} text="Deliver now" onClick={deliver} />
      )}
    </Flex>
  )
}

function Fields({ message }: { message: MessageView }) {
  if (!message.readable) {
    return (
      <Card tone="critical" padding={3} radius={2}>
        <Stack gap={3}>
          <Text size={1}>
            This message cannot be displayed. Send the stored data below to an administrator.
            Reason: {message.parseError}.
          </Text>
          <pre className="messages-raw">{message.raw}</pre>
        </Stack>
      </Card>
    )
  }
  return (
    <dl className="messages-fields">
      {message.fields.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto">
            <FieldValue name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AssignmentProps extends PartProps {
  you: Person
}

function Assignment({ message, you, isBusy, act }: AssignmentProps) {
  const people = usePeople(you)
  const { assignedTo, assignedName } = message
  const isListed = people.some(({ id }) => id === assignedTo)
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (!isBusy) setChosen(undefined)
  }, [isBusy])
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor="message-assigned">
        Assigned to
      </Text>
      <Select
        id="message-assigned"
        value={chosen ?? assignedTo ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value)
          void act({ action: 'assign', personId: value === '' ? null : value })
        }}
      >
        <option value="">No one</option>
        {assignedTo !== null && !isListed && <option value={assignedTo}>{assignedName}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === you.id ? `${name} (you)` : name}
          </option>
        ))}
      </Select>
    </Stack>
  )
}

function Delivery({ message }: { message: MessageView }) {
  const { status, attempts, handledBy, handledAt, purgeDueAt } = message
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        Delivery history
      </Text>
      <Text size={1} role="status">
        {status}
      </Text>
      {attempts.length > 0 && (
        <ol className="messages-attempts">
          {attempts.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>{fullTime(at)}</time>: {text}
            </li>
          ))}
        </ol>
      )}
      {handledAt !== null && (
        <Text size={1} muted>
          {handledBy === 'delivery'
            ? 'Handled automatically on delivery'
            : `Handled by ${handledBy}`}
          , {fullTime(handledAt)}.
          {purgeDueAt !== null && ` It will be erased on ${fullTime(purgeDueAt)}.`}
        </Text>
      )}
      {handledAt === null && (
        <Text size={1} muted>
          It stays here until it is handled.
        </Text>
      )}
    </Stack>
  )
}
