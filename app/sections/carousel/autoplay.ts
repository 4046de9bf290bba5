import { useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '../../design/prefersReducedMotion.ts'

export const AUTOPLAY_MS = 5_000

interface AutoplayOptions {
  /** Whether there is something to advance. */
  isReady: boolean
  /** The current slide: a change, however made, restarts its time. */
  turn: number
  advance(): void
}

export interface Autoplay {
  /** What the visitor has chosen. */
  playing: boolean
  running: boolean
  onPlay(playing: boolean): void
}

/**
 * Advances after each slide's time. It pauses while the tab is hidden, and starts paused with
 * reduced motion.
 */
export function useAutoplay({ isReady, turn, advance }: AutoplayOptions): Autoplay {
  const [playing, setPlaying] = useState(true)
  const running = isReady && playing
  const onTurnOver = useEffectEvent(advance)

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false)
  }, [])

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

  return { playing, running, onPlay: setPlaying }
}
