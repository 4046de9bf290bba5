import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { ErrorMessage } from './ErrorMessage.tsx'
import { api } from './status.ts'

interface EraseDialogProps {
  onClose(): void
  onErased(): void
}

/** Erases what came from one address, after saying how much that is. */
export function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<number>()
  const [said, setSaid] = useState<string>()
  const [errorText, setErrorText] = useState<string>()
  const attempt = (work: Promise<void>) => {
    setErrorText(undefined)
    work.catch((error: Error) => setErrorText(error.message))
  }
  const search = async () => setFound(await api.sentBy(email))
  const erase = async () => {
    const erased = await api.erase(email)
    setFound(undefined)
    setEmail('')
    setSaid(`Erased: ${messageCount(erased)}.`)
    onErased()
  }
  return (
    <Dialog id="messages-erase" header="Erase a person’s data" onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <Text size={1}>
          Permanently erases every message from one e-mail address, including internal notes. Data
          that was already delivered must be erased in the service that received it.
        </Text>
        <TextInput
          type="email"
          aria-label="E-mail address of the person"
          placeholder="name@example.org"
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            setFound(undefined)
            setSaid(undefined)
          }}
        />
        <Flex gap={2} wrap="wrap">
          <Button
            mode="ghost"
            text="Find messages"
            disabled={!email.includes('@')}
            onClick={() => attempt(search())}
          />
          {found !== undefined && found > 0 && (
            <Button
              tone="critical"
              text={`Erase ${messageCount(found)} permanently`}
              onClick={() => attempt(erase())}
            />
          )}
        </Flex>
        <Text size={1} role="status">
          {said ?? (found === undefined ? '' : `Found: ${messageCount(found)}.`)}
        </Text>
        {errorText && <ErrorMessage text={errorText} />}
      </Stack>
    </Dialog>
  )
}

function messageCount(count: number): string {
  return count === 1 ? '1 message' : `${count.toLocaleString('en')} messages`
}
