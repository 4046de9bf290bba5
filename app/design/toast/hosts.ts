import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Which host shows the notices. A modal dialog makes everything outside it inert and mute, so an
 * open dialog brings a host of its own, and the last one mounted has the word.
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

/** @returns whether the calling host is the one to show notices; none is on the server */
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
