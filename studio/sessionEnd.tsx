import { useSyncExternalStore } from 'react'

/** Store of whether the editor’s session has expired. */
function createSessionEnd() {
  let expired = false
  const listeners = new Set<() => void>()
  const change = (isExpired: boolean) => {
    expired = isExpired
    for (const listener of listeners) listener()
  }
  return {
    expire: () => change(true),
    restore: () => change(false),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isExpired: () => expired,
  }
}

export const sessionEnd = createSessionEnd()

/**
 * Says so when the session has run out, above everything else and without taking anything away:
 * what was typed stays on the screen, and is saved once the editor has signed in in another tab.
 */
export function SessionEndNotice() {
  const expired = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isExpired)
  if (!expired) return null
  return (
    <div className="session-end" role="alert">
      Your session has ended. Leave this tab open and{' '}
      <a href="/studio/sign-in" target="_blank" rel="noreferrer">
        sign in again in a new tab
      </a>
      . What you have typed here will then be saved.
    </div>
  )
}
