import { useSyncExternalStore } from 'react'

/** A value outside of React's tree; it survives a remount of the components that use it. */
export function createExternalStore<Value>(initial: Value) {
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
    /** A hook that returns the current value and re-renders when it changes. */
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
