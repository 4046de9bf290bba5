import { useEnd } from '../useEnd.ts'
import { useInterruption } from './status.ts'

/** Calls `onEnd` when the status is current again. */
export function useInterruptionEnd(onEnd: () => void): void {
  useEnd(useInterruption() !== undefined, onEnd)
}
