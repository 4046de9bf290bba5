import { useEffect, useEffectEvent, useRef } from 'react'
import { useInterruption } from './status.ts'

/** Calls `onEnd` when the status is current again. */
export function useInterruptionEnd(onEnd: () => void): void {
  const interruption = useInterruption()
  const interruptionBefore = useRef(interruption)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (interruptionBefore.current && !interruption) end()
    interruptionBefore.current = interruption
  }, [interruption])
}
