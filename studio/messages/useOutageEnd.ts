import { useEffect, useEffectEvent, useRef } from 'react'
import { useOutage } from './status.ts'

/** Calls `onEnd` when the website responds again after an outage. */
export function useOutageEnd(onEnd: () => void): void {
  const outage = useOutage()
  const outageBefore = useRef(outage)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (outageBefore.current && !outage) end()
    outageBefore.current = outage
  }, [outage])
}
