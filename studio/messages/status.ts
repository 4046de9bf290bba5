import { useSyncExternalStore } from 'react'
import type { InboxStatus } from '../../submissions/inbox/wire.ts'
import { createMessagesApi, type MessagesApi } from './messagesApi.ts'

const POLL_MS = 5_000
/** For people without access, and while the site does not respond. */
const SLOW_POLL_MS = 60_000

let token: string | undefined

/** Shared by all components, so that the API is polled once. */
export const api: MessagesApi = createMessagesApi(
  () => token,
  (input, init) => globalThis.fetch(input, init),
)

/** The token that requests of the inbox send from now on. */
export function setToken(current: string | undefined): void {
  token = current
}

let status: InboxStatus | undefined
let isStale = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Asks now, and again after a while for as long as there is a listener and the tab is visible. */
export async function refreshStatus(): Promise<void> {
  clearTimeout(timer)
  if (document.visibilityState === 'visible') {
    const response = await api.status().catch((): InboxStatus => ({ access: 'unknown' }))
    isStale = response?.access === 'unknown'
    // The last known status is shown while the site does not respond.
    if (response && (!isStale || status === undefined)) status = response
    for (const listener of listeners) listener()
  }
  clearTimeout(timer)
  if (listeners.size === 0) return
  timer = setTimeout(refreshStatus, status?.access === 'granted' ? POLL_MS : SLOW_POLL_MS)
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

/** Whether the site did not respond the last time, so that changes are missing. */
export function useIsStale(): boolean {
  return useSyncExternalStore(subscribe, () => isStale)
}
