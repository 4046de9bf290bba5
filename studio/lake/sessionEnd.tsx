import { createExternalStore } from '../externalStore.ts'

const expired = createExternalStore(false)

/** Shows or hides the notice that the editor's session has expired. */
export const setSessionExpired: (isExpired: boolean) => void = expired.set

/**
 * A notice above the Studio that the session has expired. The form stays open, and what was typed
 * is saved when the editor has signed in in another tab.
 */
export function SessionEndNotice() {
  if (!expired.use()) return null
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
