import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import {
  ACCESS_LOG_LENGTH,
  type AccessAction,
  type AccessView,
  type Person,
} from '../../submissions/inbox/apiSchemas.ts'
import { ErrorCard } from '../ErrorCard.tsx'
import { errorMessage } from '../errorMessage.ts'
import { fullTime } from '../time.ts'
import { api } from './api.ts'

const ACCESS_LABELS: Readonly<Record<string, string>> = {
  administrator: 'Administrator',
  granted: 'Has access',
  requested: 'Requested access',
  none: 'No access',
}

type EarlierAction = 'erase a person' | 'give access' | 'take access away'

/** By the action in the entry, which can be that of another version. */
const ACTION_LABELS: Readonly<Record<string, string>> = {
  list: 'Viewed the list',
  open: 'Opened a message',
  export: 'Exported messages',
  handle: 'Marked as handled',
  reopen: 'Marked as not handled',
  retry: 'Retried delivery',
  'confirm spam': 'Confirmed as spam',
  'release from spam': 'Released from spam',
  assign: 'Assigned a message',
  note: 'Added a note',
  'search for a person': 'Searched for a person’s messages',
  erase: 'Erased a person’s data',
  'erase a message': 'Erased a message',
  'request access': 'Requested access',
  'grant access': 'Granted access',
  'revoke access': 'Revoked access',
  'read access log': 'Viewed the access log',
  // Entries of earlier versions.
  'erase a person': 'Erased a person’s data',
  'give access': 'Granted access',
  'take access away': 'Revoked access',
} satisfies Record<AccessAction | EarlierAction, string>

interface AccessDialogProps extends MessageLinks {
  you: Person
  onClose(): void
}

interface MessageLinks {
  /** The Studio's path of a message. */
  pathOf(id: string): string
  onOpen(id: string): void
}

/** Permissions to read messages, and the access log; for administrators. */
export function AccessDialog({ you, onClose, pathOf, onOpen }: AccessDialogProps) {
  const { view, errorText, setAccess } = useAccess()
  return (
    <Dialog id="messages-access" header="Access to messages" onClose={onClose} width={2}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Administrators always have access. Other people can request it in Messages; their requests
          appear here. With access, a viewer too can answer, assign and permanently erase messages.
          Revoke the access of a person who is no longer an administrator.
        </Text>
        {errorText && <ErrorCard text={errorText} />}
        {!view && !errorText && <Text muted>Loading…</Text>}
        <ul className="messages-people">
          {view?.people.map((person) => (
            <li key={person.id}>
              <PersonAccess
                person={person}
                isYou={person.id === you.id}
                onChange={(granted) => setAccess(person.id, granted)}
              />
            </li>
          ))}
        </ul>
        <Text size={1} weight="medium">
          Access log
        </Text>
        <Text size={1} muted>
          The newest {ACCESS_LOG_LENGTH} entries. The operator of this site can list all of them.
        </Text>
        <Card
          border
          radius={2}
          className="messages-log"
          role="region"
          aria-label="Access log"
          tabIndex={0}
        >
          <AccessLog entries={view?.entries ?? []} pathOf={pathOf} onOpen={onOpen} />
        </Card>
      </Stack>
    </Dialog>
  )
}

function useAccess() {
  const [view, setView] = useState<AccessView>()
  const [errorText, setErrorText] = useState<string>()
  const showError = useCallback((error: unknown) => setErrorText(errorMessage(error)), [])
  const load = useCallback(async () => {
    setView(await api.access())
  }, [])
  useEffect(() => {
    load().catch(showError)
  }, [load, showError])
  const setAccess = (id: string, granted: boolean) => {
    setErrorText(undefined)
    api.setAccess(id, granted).then(load).catch(showError)
  }
  return { view, errorText, setAccess }
}

interface PersonAccessProps {
  person: AccessView['people'][number]
  isYou: boolean
  onChange(granted: boolean): void
}

/**
 * The role of an administrator is known from their last request, so a former one has to be revoked;
 * a present one has access again with the next request.
 */
export function PersonAccess({
  person: { name, email, access, changedBy },
  isYou,
  onChange,
}: PersonAccessProps) {
  // Stored by earlier versions for people of the embedded lake, who have no address.
  const address = email.endsWith('@localhost') ? '' : email
  const hasAccess = access === 'granted' || access === 'administrator'
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Text size={1}>
        {name}
        {address !== '' && `, ${address}`}: {ACCESS_LABELS[access] ?? access}
        {access === 'granted' && `, granted by ${changedBy}`}
      </Text>
      {!isYou && (
        <Button
          mode="ghost"
          fontSize={1}
          text={hasAccess ? `Revoke ${name}’s access` : `Grant ${name} access`}
          onClick={() => onChange(!hasAccess)}
        />
      )}
    </Flex>
  )
}

function AccessLog({ entries, ...links }: Pick<AccessView, 'entries'> & MessageLinks) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, personName, action, submissionId, detail }) => (
          <tr key={`${at} ${personName} ${action} ${submissionId}`}>
            <td>{fullTime(at)}</td>
            <td>{personName}</td>
            <td>
              {ACTION_LABELS[action] ?? action}
              {submissionId !== null && (
                <>
                  , <MessageLink id={submissionId} {...links} />
                </>
              )}
              {detail !== '' && `, ${detail}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Opens a message in this tab, or in another one if the browser is asked to. */
function MessageLink({ id, pathOf, onOpen }: MessageLinks & { id: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <a className="messages-link" href={pathOf(id)} onClick={open}>
      {id.slice(0, 8)}
    </a>
  )
}
