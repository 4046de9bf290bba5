import { useToast } from '@sanity/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MessageSummary, MessageView } from '../../submissions/inbox/apiSchemas.ts'
import { errorMessage } from '../errorMessage.ts'
import { type MessageAction, MessageGoneError } from './messagesApi.ts'
import { api } from './status.ts'

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
  const [message, setMessage] = useState<MessageView>()
  const [readError, setReadError] = useState<string>()
  const read = useRef<string>(undefined)
  const readAgain = useCallback(() => {
    setReadError(undefined)
    api.message(id).then(setMessage, (error: Error) => {
      setReadError(error.message)
      // After any other error it is still shown.
      if (error instanceof MessageGoneError) setMessage(undefined)
    })
  }, [id])

  useEffect(() => {
    // Every reading is recorded, so a message is read again only when the inbox has changed.
    if (read.current === revision) return
    read.current = revision
    readAgain()
  }, [readAgain, revision])

  const { push } = useToast()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { actError, isBusy, act } = useActions(id, {
    onError(description) {
      if (isShown.current) return
      const title = `Your change was not saved: message from ${message?.sender}`
      push({ id, status: 'error', title, description, closable: true })
    },
    onStart: () => setReadError(undefined),
    onDone(changed) {
      setMessage(changed)
      onChanged(changed)
    },
  })
  return { message, errorText: actError ?? readError, isBusy, act, readAgain }
}

interface ActionEvents {
  onStart(): void
  onError(text: string): void
  onDone(changed: MessageView): void
}

function useActions(id: string, { onStart, onError, onDone }: ActionEvents) {
  const [actError, setActError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const nextAssignment = useRef<MessageAction>(undefined)

  const run: Act = async (action) => {
    try {
      onDone(await api.act(id, action))
      return true
    } catch (error) {
      const text = errorMessage(error)
      setActError(text)
      onError(text)
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
    setActError(undefined)
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
  return { actError, isBusy, act }
}
