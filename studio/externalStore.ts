import { useSyncExternalStore } from 'react'

/**
 * A value outside of React's tree; it survives a remount of the components that use it.
 * @param onUsed runs when a component begins to use the value; what it returns, when none uses it
 */
export function createExternalStore<Value>(initial: Value, onUsed?: () => () => void) {
  let value = initial
  let onUnused: (() => void) | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) onUnused = onUsed?.()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) onUnused?.()
    }
  }
  return {
    get: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    /** A hook that returns the current value and re-renders when it changes. */
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
