import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import pLimit from 'p-limit'
import { useState } from 'react'
import type { MessageSummary } from '../../submissions/inbox/apiSchemas.ts'
import { errorMessage } from '../errorMessage.ts'
import { ErrorMessage } from './ErrorMessage.tsx'
import { messageCount } from './messageCount.ts'
import { MessageGoneError } from './messagesApi.ts'
import { api } from './status.ts'
import { useIsShown } from './useIsShown.ts'

/** The website answers other people's requests at the same time. */
const REQUESTS_MAX = 4

interface SpamDialogProps {
  messages: readonly MessageSummary[]
  retentionDays: number
  onClose(): void
  onChanged(): void
}

/** Confirms that messages are spam, all that were listed when it was opened. */
export function SpamDialog({ messages, retentionDays, onClose, onChanged }: SpamDialogProps) {
  const { count, isBusy, errorText, confirm } = useConfirmation({ messages, onClose, onChanged })
  return (
    <Dialog id="messages-spam" header="Confirm spam" onClose={onClose} width={1}>
      <Stack gap={4} padding={4} className="messages-dialog">
        <Text size={1}>
          Puts {messageCount(count)} with the handled ones, and delivers none of them. They are
          erased after {retentionDays} days, and can be marked as not handled until then.
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button
            tone="critical"
            aria-disabled={isBusy}
            text={isBusy ? 'Confirming…' : `Confirm ${messageCount(count)} as spam`}
            onClick={confirm}
          />
        </Flex>
        {errorText && <ErrorMessage text={errorText} />}
      </Stack>
    </Dialog>
  )
}

type ConfirmationOptions = Pick<SpamDialogProps, 'messages' | 'onClose' | 'onChanged'>

function useConfirmation({ messages, onClose, onChanged }: ConfirmationOptions) {
  // The list changes while messages are confirmed.
  const [remaining, setRemaining] = useState(() => messages.map(({ id }) => id))
  const [isBusy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()
  const { push } = useToast()
  const isShown = useIsShown()
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    setErrorText(undefined)
    const { failed, reason } = await confirmAll(remaining)
    setBusy(false)
    setRemaining(failed)
    onChanged()
    const done = remaining.length - failed.length
    if (failed.length === 0) {
      push({ status: 'success', title: `Confirmed as spam: ${messageCount(done)}` })
      if (isShown.current) onClose()
      return
    }
    const title = `Not confirmed: ${failed.length} of ${messageCount(remaining.length)}. ${reason}`
    setErrorText(title)
    if (!isShown.current) push({ status: 'error', title, closable: true })
  }
  return { count: remaining.length, isBusy, errorText, confirm }
}

/** @returns the ids of the messages that could not be confirmed, and why the last one was not */
async function confirmAll(ids: readonly string[]) {
  const failed: string[] = []
  let reason = ''
  const confirm = (id: string) =>
    api.act(id, { action: 'handle' }).catch((error: unknown) => {
      if (error instanceof MessageGoneError) return
      failed.push(id)
      reason = errorMessage(error)
    })
  await pLimit(REQUESTS_MAX).map(ids, confirm)
  return { failed, reason }
}
