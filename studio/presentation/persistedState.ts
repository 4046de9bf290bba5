import { useSyncExternalStore } from 'react'

/**
 * State of the preview's header that survives its mounting: the tool mounts its header again while
 * a page connects, which would reset React's own state.
 */
export function createPersistedState<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    /** A hook: the value now, followed as it changes. */
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
