import { Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type RefObject, useRef, useState } from 'react'
import { messageCount } from '../../submissions/inbox/apiSchemas.ts'
import { ErrorCard } from '../ErrorCard.tsx'
import { api } from './api.ts'
import { useFocusLoss } from './useFocusLoss.ts'
import { useRequest } from './useRequest.ts'

interface EraseDialogProps {
  onClose(): void
  onErased(): void
}

interface Found {
  email: string
  count: number
  mentions: number
}

/** Erases what came from one address, after saying how much that is. */
export function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const { email, type, found, result, errorText, isBusy, search, erase } = useErasure(onErased)
  const address = useRef<HTMLInputElement>(null)
  const focusHandlers = useFocusLoss(() => address.current?.focus())
  return (
    <Dialog id="messages-erase" header="Erase a person’s data" onClose={onClose} width={1}>
      <Stack
        as="form"
        gap={4}
        padding={4}
        className="messages-dialog"
        noValidate
        {...focusHandlers}
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <Text size={1}>
          Permanently erases every message from one e-mail address, including internal notes. Data
          that was already delivered must be erased in the service that received it.
        </Text>
        <AddressInput ref={address} value={email} onChange={type} />
        <Flex gap={2} wrap="wrap">
          <Button
            type="submit"
            mode="ghost"
            text="Find messages"
            disabled={!email.includes('@')}
            aria-disabled={isBusy}
          />
          {found && found.count > 0 && (
            <Button
              type="button"
              tone="critical"
              text={`Erase ${messageCount(found.count)} permanently`}
              aria-disabled={isBusy}
              onClick={() => erase(found.email)}
            />
          )}
        </Flex>
        <Text size={1} role="status">
          {result}
        </Text>
        {errorText && <ErrorCard text={errorText} />}
      </Stack>
    </Dialog>
  )
}

interface AddressInputProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange(address: string): void
}

function AddressInput({ ref, value, onChange }: AddressInputProps) {
  return (
    <TextInput
      ref={ref}
      // The value of type="email" has an international domain in ASCII, not as it was typed.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      aria-label="E-mail address of the person"
      placeholder="name@example.org"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** One address, what it has sent, and the erasure of that; one request at a time. */
function useErasure(onErased: () => void) {
  const [email, setEmail] = useState('')
  const [lastFound, setLastFound] = useState<Found>()
  const [erased, setErased] = useState<string>()
  const { isBusy, errorText, run } = useRequest()
  // The address can be edited while its messages are counted.
  const found = lastFound?.email === email ? lastFound : undefined
  const type = (address: string) => {
    setEmail(address)
    setErased(undefined)
  }
  const search = () =>
    run(async () => {
      setErased(undefined)
      const { found: count, mentions } = await api.messagesOf(email)
      setLastFound({ email, count, mentions })
    })
  const erase = (address: string) =>
    run(async () => {
      setErased(undefined)
      const { erased: count, mentions } = await api.erase(address)
      setLastFound(undefined)
      setEmail((typed) => (typed === address ? '' : typed))
      setErased(`Erased: ${messageCount(count)} from ${address.trim()}.${mentionsText(mentions)}`)
      onErased()
    })
  const foundText = found
    ? `Found: ${messageCount(found.count)}.${mentionsText(found.mentions)}`
    : ''
  return { email, type, found, result: erased ?? foundText, errorText, isBusy, search, erase }
}

/** Another person's message is not erased with them, but may contain what is to be erased. */
function mentionsText(mentions: number): string {
  if (mentions === 0) return ''
  const others = messageCount(mentions)
  return ` The address also occurs in ${others} from other people: choose All and search for it.`
}
