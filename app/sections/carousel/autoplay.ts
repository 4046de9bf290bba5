import { useEffect, useEffectEvent } from 'react'

export const AUTOPLAY_MS = 5_000

interface Autoplay {
  running: boolean
  /** The current slide: a change, however made, restarts its time. */
  turn: number
  advance(): void
}

/** Advances after each slide's time; pauses while the tab is hidden. */
export function useAutoplay({ running, turn, advance }: Autoplay): void {
  const onTurnOver = useEffectEvent(advance)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has a timer of its own
  useEffect(() => {
    if (!running) return
    let timer = setInterval(onTurnOver, AUTOPLAY_MS)
    function onVisibility() {
      clearInterval(timer)
      if (!document.hidden) timer = setInterval(onTurnOver, AUTOPLAY_MS)
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [running, turn])
}
