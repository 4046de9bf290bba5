import { useSyncExternalStore } from 'react'

/** Path of the page whose draft is being shared; undefined while nobody shares. */
let shared: string | undefined
const listeners = new Set<() => void>()

/** Opens the dialog for a page, or closes it. */
export function share(path: string | undefined): void {
  shared = path
  for (const listener of listeners) listener()
}

/** @returns path of the page whose draft is being shared, undefined while nobody shares */
export function useShared(): string | undefined {
  return useSyncExternalStore(subscribe, () => shared)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
