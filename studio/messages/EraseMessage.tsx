import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { ErrorCard } from '../ErrorCard.tsx'
import { api } from './api.ts'
import { useRequest } from './useRequest.ts'

interface EraseMessageProps {
  id: string
  onErased(): void
}

/** Erases one message, after a confirmation. */
export function EraseMessage({ id, onErased }: EraseMessageProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <Flex>
      <Button
        ref={opener}
        mode="ghost"
        tone="critical"
        text="Erase this message"
        onClick={() => setOpen(true)}
      />
      {isOpen && <Confirmation id={id} onClose={close} onErased={onErased} />}
    </Flex>
  )
}

interface ConfirmationProps extends EraseMessageProps {
  onClose(): void
}

function Confirmation({ id, onClose, onErased }: ConfirmationProps) {
  const { isBusy, errorText, run } = useRequest()
  const erase = () =>
    run(async () => {
      await api.eraseMessage(id)
      onErased()
    })
  return (
    <Dialog id="messages-erase-one" header="Erase this message" onClose={onClose} width={1}>
      <Stack gap={4} padding={4} className="messages-dialog">
        <Text size={1}>
          Permanently erases this message and its internal notes. Data that was already delivered
          must be erased in the service that received it.
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button tone="critical" text="Erase permanently" aria-disabled={isBusy} onClick={erase} />
        </Flex>
        {errorText && <ErrorCard text={errorText} />}
      </Stack>
    </Dialog>
  )
}
