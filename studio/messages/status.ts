import { useSyncExternalStore } from 'react'
import type { InboxStatus } from '../../submissions/inbox/apiSchemas.ts'
import { createMessagesApi } from './messagesApi.ts'

const POLL_MS = 5_000
/** For people without access, and while the site does not respond. */
const SLOW_POLL_MS = 60_000

/** Why the last known status is shown: the site does not respond, or the session has ended. */
export type Interruption = 'unknown' | 'anonymous'

let token: string | undefined

/** Shared by all components, so that the API is polled once. */
export const api = createMessagesApi(
  () => token,
  (input, init) => globalThis.fetch(input, init),
)

/** The token that requests of the inbox send from now on. */
export function setToken(current: string | undefined): void {
  token = current
}

let status: InboxStatus | undefined
let interruption: Interruption | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Asks now, and again after a while for as long as there is a listener and the tab is visible. */
export async function refreshStatus(): Promise<void> {
  clearTimeout(timer)
  if (document.visibilityState === 'visible') {
    const response = await api.status().catch((): InboxStatus => ({ access: 'unknown' }))
    interruption = interruptionOf(response)
    // The tool stays open during an interruption, because unmounting it would lose what was typed.
    const isRetained =
      interruption === 'unknown' ? status !== undefined : status?.access === 'granted'
    if (!(interruption && isRetained)) status = isSame(response, status) ? status : response
    for (const listener of listeners) listener()
  }
  clearTimeout(timer)
  if (listeners.size === 0) return
  timer = setTimeout(refreshStatus, status?.access === 'granted' ? POLL_MS : SLOW_POLL_MS)
}

/** Almost every response is, and an equal status must render nothing again. */
function isSame(one: InboxStatus, other: InboxStatus | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function interruptionOf({ access }: InboxStatus): Interruption | undefined {
  return access === 'unknown' || access === 'anonymous' ? access : undefined
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', refreshStatus)
    timer = setTimeout(refreshStatus, 0)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', refreshStatus)
    clearTimeout(timer)
  }
}

/** Access and counts of the inbox; undefined until the website has responded. */
export function useStatus(): InboxStatus | undefined {
  return useSyncExternalStore(subscribe, () => status)
}

/** Why changes since the last known status are missing, if they are. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribe, () => interruption)
}
