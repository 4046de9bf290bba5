import { useSyncExternalStore } from 'react'

/**
 * State of the preview's header that outlives it: the tool makes its header anew while a page
 * connects, and React's own state would be gone with it.
 */
export function createKeptState<Value>(initial: Value) {
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
