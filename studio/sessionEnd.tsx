import { useSyncExternalStore } from 'react'

/** Whether the lake has stopped knowing the editor, for React to follow. */
function createSessionEnd() {
  let expired = false
  const listeners = new Set<() => void>()
  return {
    expire() {
      expired = true
      for (const listener of listeners) listener()
    },
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
 * what was typed stays on the screen while the editor signs in again in another tab.
 */
export function SessionEndNotice() {
  const expired = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isExpired)
  if (!expired) return null
  return (
    <div className="session-end" role="alert">
      Your session has ended; changes are not saved any more. Copy what you have just typed,{' '}
      <a href="/studio/sign-in" target="_blank" rel="noreferrer">
        sign in again in a new tab
      </a>
      , then reload this one.
    </div>
  )
}
