import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import pLimit from 'p-limit'
import { useState } from 'react'
import { type MessageSummary, messageCount } from '../../submissions/inbox/apiSchemas.ts'
import { ErrorCard } from '../ErrorCard.tsx'
import { errorMessage } from '../errorMessage.ts'
import { api } from './api.ts'
import type { View } from './listQuery.ts'
import { MessageGoneError } from './messagesApi.ts'
import { useIsMounted } from './useIsMounted.ts'
import { useRequest } from './useRequest.ts'

/** The website answers other people's requests at the same time. */
const REQUESTS_MAX = 4

interface BulkActionTexts {
  /** Of the button above the list. */
  label: string
  header: string
  /** What it does with the messages: `Marks 3 messages …`. */
  effect(messages: string, retentionDays: number): string
  confirm(messages: string): string
  busy: string
  done: string
  notDone: string
}

export interface BulkAction {
  action: 'handle' | 'retry'
  tone: 'critical' | 'primary'
  /** Messages of another view can be listed until those of its own are read. */
  applies(message: MessageSummary): boolean
  texts: BulkActionTexts
}

/** What is done with all the messages that are listed, by view. */
export const BULK_ACTIONS: Readonly<Partial<Record<View['value'], BulkAction>>> = {
  spam: {
    action: 'handle',
    tone: 'critical',
    applies: ({ state, handling }) => state === 'suspect' && handling === 'open',
    texts: {
      label: 'Confirm all shown as spam',
      header: 'Confirm spam',
      effect: (messages, retentionDays) =>
        `Marks ${messages} as handled, without delivery. Handled messages are erased after ` +
        `${retentionDays} days; until then they can be marked as not handled.`,
      confirm: (messages) => `Confirm ${messages} as spam`,
      busy: 'Confirming…',
      done: 'Confirmed as spam',
      notDone: 'Not confirmed',
    },
  },
  failed: {
    action: 'retry',
    tone: 'primary',
    applies: ({ state, handling }) => state === 'parked' && handling === 'open',
    texts: {
      label: 'Retry delivery of all shown',
      header: 'Retry delivery',
      effect: (messages) =>
        `Sends ${messages} again, each to its form’s service. Messages that the service rejects ` +
        'return to this list.',
      confirm: (messages) => `Retry delivery of ${messages}`,
      busy: 'Retrying…',
      done: 'Being delivered',
      notDone: 'Not retried',
    },
  },
}

interface BulkDialogProps {
  bulk: BulkAction
  messages: readonly MessageSummary[]
  retentionDays: number
  onClose(): void
  onChanged(): void
}

/** Confirms an action on messages: all that were listed when it was opened. */
export function BulkDialog({ bulk, messages, retentionDays, onClose, onChanged }: BulkDialogProps) {
  const { count, isBusy, errorText, confirm } = useConfirmation({
    bulk,
    messages,
    onClose,
    onChanged,
  })
  const { texts, tone } = bulk
  const counted = messageCount(count)
  return (
    <Dialog id="messages-bulk" header={texts.header} onClose={onClose} width={1}>
      <Stack gap={4} padding={4} className="messages-dialog">
        <Text size={1}>{texts.effect(counted, retentionDays)}</Text>
        <Flex gap={2} wrap="wrap">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button
            tone={tone}
            aria-disabled={isBusy}
            text={isBusy ? texts.busy : texts.confirm(counted)}
            onClick={confirm}
          />
        </Flex>
        {errorText && <ErrorCard text={errorText} />}
      </Stack>
    </Dialog>
  )
}

type ConfirmationOptions = Omit<BulkDialogProps, 'retentionDays'>

function useConfirmation({ bulk, messages, onClose, onChanged }: ConfirmationOptions) {
  // The list changes while the action is performed.
  const [remaining, setRemaining] = useState(() => messages.map(({ id }) => id))
  const { isBusy, errorText, run } = useRequest()
  const { push } = useToast()
  const isMounted = useIsMounted()
  const confirm = () =>
    run(async () => {
      const { failed, reason } = await actOnAll(bulk.action, remaining)
      setRemaining(failed)
      onChanged()
      const { done, notDone } = bulk.texts
      if (failed.length === 0) {
        push({ status: 'success', title: `${done}: ${messageCount(remaining.length)}` })
        if (isMounted.current) onClose()
        return
      }
      const title = `${notDone}: ${failed.length} of ${messageCount(remaining.length)}. ${reason}`
      if (!isMounted.current) push({ status: 'error', title, closable: true })
      throw new Error(title)
    })
  return { count: remaining.length, isBusy, errorText, confirm }
}

/** @returns the ids of the messages on which the action failed, and why it did on the last one */
async function actOnAll(action: BulkAction['action'], ids: readonly string[]) {
  const failed: string[] = []
  let reason = ''
  const act = (id: string) =>
    api.act(id, { action }).catch((error: unknown) => {
      if (error instanceof MessageGoneError) return
      failed.push(id)
      reason = errorMessage(error)
    })
  await pLimit(REQUESTS_MAX).map(ids, act)
  return { failed, reason }
}
