import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether enhancements may be shown. False on the server and during hydration, so that the document
 * works without JavaScript and the browser's first render equals it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
