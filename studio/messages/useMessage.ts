import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  MessageAction,
  MessageSummary,
  MessageView,
} from '../../submissions/inbox/apiSchemas.ts'
import { errorMessage } from '../errorMessage.ts'
import { api } from './api.ts'
import { MessageGoneError } from './messagesApi.ts'
import { refreshStatus } from './status.ts'
import { useInterruptionEnd } from './useInterruptionEnd.ts'
import { useIsMounted } from './useIsMounted.ts'

/**
 * Does one thing at a time. While one is being done, the last assignment is done afterwards and all
 * else is ignored. Controls stay enabled, because a disabled one loses the focus.
 * @returns whether it was done
 */
export type Act = (action: MessageAction) => Promise<boolean>

/**
 * A message, and what staff do with it.
 * @param revision changes when the inbox may have another version of the message
 */
export function useMessage(
  id: string,
  revision: string,
  onChanged: (message: MessageSummary) => void,
) {
  const [actError, setActError] = useState<string>()
  const reading = useReading(id, revision, () => setActError(undefined))
  const { message, readError, isGone, show, readAgain, clearReadError, setErased } = reading
  const { push } = useToast()
  const isMounted = useIsMounted()
  const { isBusy, act } = useActions(id, {
    onError(description) {
      setActError(description)
      // A colleague may have been faster. If so, the revision is another one.
      refreshStatus()
      if (isMounted.current) return
      const title = `Your change was not saved: message from ${message?.sender}`
      push({ id, status: 'error', title, description, closable: true })
    },
    onStart() {
      clearReadError()
      setActError(undefined)
    },
    onDone(changed) {
      show(changed)
      onChanged(changed)
    },
  })
  const errorText = isGone ? readError : (actError ?? readError)
  return { message, errorText, isGone, isBusy, act, readAgain, setErased }
}

/** @param onOther called when what is shown is replaced by another version of the message */
function useReading(id: string, revision: string, onOther: () => void) {
  const [message, setMessage] = useState<MessageView>()
  const [readError, setReadError] = useState<string>()
  const [isGone, setGone] = useState(false)
  const read = useRef<string>(undefined)
  const shown = useRef<string>(undefined)
  const show = (current: MessageView) => {
    const text = JSON.stringify(current)
    if (text !== shown.current) onOther()
    shown.current = text
    setMessage(current)
  }
  const readAgain = () => {
    setReadError(undefined)
    api.message(id).then(show, (error) => {
      setReadError(errorMessage(error))
      // After any other error it is still shown.
      if (!(error instanceof MessageGoneError)) return
      setMessage(undefined)
      setGone(true)
    })
  }
  const readRevision = useEffectEvent(() => {
    // Every reading is recorded, so a message is read again only when the inbox has changed.
    if (isGone || read.current === revision) return
    read.current = revision
    readAgain()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is read
  useEffect(() => readRevision(), [revision])
  useInterruptionEnd(() => {
    if (readError !== undefined && !isGone) readAgain()
  })
  const clearReadError = () => setReadError(undefined)
  // The inbox has another revision before the router has closed the erased message.
  const setErased = () => setGone(true)
  return { message, readError, isGone, show, readAgain, clearReadError, setErased }
}

interface ActionEvents {
  onStart(): void
  onError(text: string): void
  onDone(changed: MessageView): void
}

function useActions(id: string, { onStart, onError, onDone }: ActionEvents) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const nextAssignment = useRef<MessageAction>(undefined)

  const run: Act = async (action) => {
    try {
      onDone(await api.act(id, action))
      return true
    } catch (error) {
      onError(errorMessage(error))
      return false
    }
  }
  const act: Act = async (action) => {
    if (isRunning.current) {
      if (action.action === 'assign') nextAssignment.current = action
      return false
    }
    isRunning.current = true
    setBusy(true)
    onStart()
    const isDone = await run(action)
    while (nextAssignment.current) {
      const next = nextAssignment.current
      nextAssignment.current = undefined
      await run(next)
    }
    isRunning.current = false
    setBusy(false)
    return isDone
  }
  return { isBusy, act }
}
