import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether enhancements may show. False on the server and during hydration, so that the document
 * works without JavaScript and the browser's first render agrees with it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
