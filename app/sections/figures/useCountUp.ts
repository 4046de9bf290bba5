import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../design/prefersReducedMotion.ts'
import { whenIntersecting } from '../../partialHydration/whenIntersecting.ts'
import { COUNT_STEP_MS, COUNT_STEPS } from './counting.ts'

const VISIBLE_PART = 0.1

/**
 * Counts once, when a tenth of the element has become visible. It follows the clock rather than its
 * own ticks, so a busy page skips steps instead of counting slowly.
 * @returns the current step: COUNT_STEPS before, after, and always with reduced motion
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [step, setStep] = useState(COUNT_STEPS)

  useEffect(() => {
    const target = element.current
    if (!target || prefersReducedMotion()) return
    let timer: ReturnType<typeof setInterval> | undefined

    function count() {
      const startedMs = Date.now()
      setStep(0)
      timer = setInterval(() => {
        const reached = Math.floor((Date.now() - startedMs) / COUNT_STEP_MS)
        setStep(Math.min(reached, COUNT_STEPS))
        if (reached >= COUNT_STEPS) clearInterval(timer)
      }, COUNT_STEP_MS)
    }

    const stopWaiting = whenIntersecting(target, { threshold: VISIBLE_PART }, count)
    return () => {
      stopWaiting()
      clearInterval(timer)
    }
  }, [element])

  return step
}
