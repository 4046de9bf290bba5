import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` when something is no longer the case. */
export function useEnd(isActive: boolean, onEnd: () => void): void {
  const wasActive = useRef(isActive)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasActive.current && !isActive) end()
    wasActive.current = isActive
  }, [isActive])
}
