import type { InboxStatus } from '../../submissions/inbox/apiSchemas.ts'
import { createExternalStore } from '../externalStore.ts'
import { api } from './api.ts'

const POLL_MS = 5_000
/** For people who have not requested access, and while the site does not respond. */
const SLOW_POLL_MS = 60_000

/** Why the last known status is shown: the site does not respond, or the session has ended. */
export type Interruption = 'unknown' | 'anonymous'

/** Shared by all components, so that the API is polled once. */
const status = createExternalStore<InboxStatus | undefined>(undefined, startPolling)
const interruption = createExternalStore<Interruption | undefined>(undefined)
let isPolling = false
let timer: ReturnType<typeof setTimeout> | undefined

function startPolling(): () => void {
  isPolling = true
  document.addEventListener('visibilitychange', refreshStatus)
  timer = setTimeout(refreshStatus, 0)
  return () => {
    isPolling = false
    document.removeEventListener('visibilitychange', refreshStatus)
    clearTimeout(timer)
  }
}

/** Asks now, and again after a while for as long as the status is used and the tab is visible. */
export async function refreshStatus(): Promise<void> {
  clearTimeout(timer)
  if (document.visibilityState === 'visible') {
    const response = await api.status().catch((): InboxStatus => ({ access: 'unknown' }))
    const last = status.get()
    const reason = interruptionOf(response)
    // The tool stays open during an interruption, because unmounting it would lose what was typed.
    const isRetained = reason === 'unknown' ? last !== undefined : last?.access === 'granted'
    interruption.set(reason)
    if (!(reason && isRetained)) status.set(isSame(response, last) ? last : response)
  }
  clearTimeout(timer)
  if (!isPolling) return
  timer = setTimeout(refreshStatus, pollIntervalMs(status.get()?.access))
}

/** @returns a short interval also for a person who waits for access */
export function pollIntervalMs(access: InboxStatus['access'] | undefined): number {
  return access === 'granted' || access === 'requested' ? POLL_MS : SLOW_POLL_MS
}

/** Almost every response is, and an equal status must render nothing again. */
function isSame(one: InboxStatus, other: InboxStatus | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function interruptionOf({ access }: InboxStatus): Interruption | undefined {
  return access === 'unknown' || access === 'anonymous' ? access : undefined
}

/** Access and counts of the inbox; undefined until the website has responded. */
export const useStatus = status.use

/** Why changes since the last known status are missing, if they are. */
export const useInterruption = interruption.use
