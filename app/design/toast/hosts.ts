import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * The host that shows the notices. A modal dialog makes everything outside it inert and silent, so
 * an open dialog has a host of its own, and the last one mounted is active.
 */
let hosts: readonly symbol[] = []
const listeners = new Set<() => void>()

function update(next: readonly symbol[]): void {
  hosts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns whether the calling host is the active one; none is on the server */
export function useTopHost(): boolean {
  const [self] = useState(() => Symbol('toast host'))
  useEffect(() => {
    update([...hosts, self])
    return () => update(hosts.filter((host) => host !== self))
  }, [self])
  return useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) === self,
    () => false,
  )
}
