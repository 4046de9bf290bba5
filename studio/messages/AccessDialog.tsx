import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import type { AccessView } from '../../submissions/inbox/wire.ts'
import { Fault } from './Fault.tsx'
import { api } from './status.ts'
import { fullTime } from './time.ts'

const ACCESS_WORDS: Readonly<Record<string, string>> = {
  administrator: 'Administrator',
  granted: 'Has access',
  requested: 'Asks for access',
  none: 'No access',
}

/** Permissions to read messages, and the access log; for administrators. */
export function AccessDialog({ onClose }: { onClose(): void }) {
  const [view, setView] = useState<AccessView>()
  const [fault, setFault] = useState<string>()
  const load = useCallback(async () => {
    setView(await api.access())
  }, [])
  useEffect(() => {
    load().catch((error: Error) => setFault(error.message))
  }, [load])
  const setAccess = (id: string, granted: boolean) => {
    setFault(undefined)
    api
      .setAccess(id, granted)
      .then(load)
      .catch((error: Error) => setFault(error.message))
  }
  return (
    <Dialog id="messages-access" header="Access to messages" onClose={onClose} width={2}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Administrators always have access. Others open Messages and ask for it; they appear here.
        </Text>
        {fault && <Fault text={fault} />}
        {!view && !fault && <Text muted>Loading…</Text>}
        <ul className="messages-people">
          {view?.people.map(({ id, name, email, access }) => (
            <li key={id}>
              <Flex gap={3} align="center" wrap="wrap">
                <Text size={1}>
                  {name}
                  {email !== '' && `, ${email}`}: {ACCESS_WORDS[access] ?? access}
                </Text>
                {access !== 'administrator' && (
                  <Button
                    mode="ghost"
                    fontSize={1}
                    text={access === 'granted' ? `Take access from ${name}` : `Give ${name} access`}
                    onClick={() => setAccess(id, access !== 'granted')}
                  />
                )}
              </Flex>
            </li>
          ))}
        </ul>
        <Text size={1} weight="medium">
          Who read what
        </Text>
        <Card border radius={2} className="messages-log" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {view?.entries.map(({ at, personName, action, submissionId, detail }) => (
                <tr key={`${at} ${personName} ${action} ${submissionId}`}>
                  <td>{fullTime(at)}</td>
                  <td>{personName}</td>
                  <td>{[action, submissionId?.slice(0, 8), detail].filter(Boolean).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </Stack>
    </Dialog>
  )
}
