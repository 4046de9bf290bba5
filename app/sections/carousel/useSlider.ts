import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../design/prefersReducedMotion.ts'
import { whenIntersecting } from '../../partialHydration/whenIntersecting.ts'
import { wrapIndex } from '../../sectionParts/wrapIndex.ts'
import { distanceFrom, slideStyle } from './slidePosition.ts'

const MOVE_MS = 480
/** The middle slide is narrower than the stage, and a drag moves by the slide. */
const DRAG_SPEED = 1.4
const NEAR_VIEWPORT = '400px'

interface Slider {
  /** The slide in the middle. */
  current: number
  /** Whether they can be dragged: the slider is loaded when the carousel comes near the window. */
  ready: boolean
  /** @returns the slide it ends at */
  moveBy(slides: number): number
  moveTo(index: number): number
}

/**
 * Drives the slides with keen-slider: it handles dragging and easing, this code defines the
 * appearance of a position. React renders position 0, so starting the slider moves nothing. Other
 * slides, or the same in another order, begin with the first.
 * @param stage contains the slides, marked with `data-slide`, and is draggable
 */
export function useSlider(stage: RefObject<HTMLElement | null>, keys: readonly string[]): Slider {
  const count = keys.length
  const order = keys.join()
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)
  const slider = useRef<KeenSliderInstance>(null)
  const shown = useRef(0)
  const show = (index: number) => {
    shown.current = index
    setCurrent(index)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider moves the slides of an order
  useEffect(() => {
    const element = stage.current
    if (!element || count < 2) return
    let isCancelled = false
    const stopWaiting = whenIntersecting(element, { rootMargin: NEAR_VIEWPORT }, async () => {
      const loaded = await import('keen-slider').catch(() => undefined)
      if (isCancelled) return
      setReady(true)
      // Browsers do not fetch failed modules again, so the slides change without the library.
      if (!loaded) return
      slider.current = new loaded.default(element, sliderOptions(element, shown.current, show))
    })
    return () => {
      isCancelled = true
      stopWaiting()
      // Destroying it leaves a move running, which would place the slides by their old order.
      slider.current?.animator.stop()
      slider.current?.destroy()
      slider.current = null
      place(slidesIn(element), 0)
      show(0)
    }
  }, [stage, count, order])

  /** Moves from where a running one ends, by the number of slides from there. */
  const move = (slidesFrom: (from: number) => number) => {
    const { current: instance } = slider
    const from = instance?.animator.targetIdx ?? instance?.track.details.abs ?? shown.current
    const target = from + slidesFrom(from)
    const index = wrapIndex(target, count)
    if (instance) {
      const options = prefersReducedMotion() ? { duration: 0 } : undefined
      instance.moveToIdx(target, true, options)
    } else if (stage.current) {
      place(slidesIn(stage.current), index)
      show(index)
    }
    return index
  }
  return {
    current,
    ready,
    moveBy: (slides) => move(() => slides),
    moveTo: (target) => move((from) => distanceFrom(target, from, count)),
  }
}

function sliderOptions(
  stage: HTMLElement,
  initial: number,
  show: (index: number) => void,
): KeenSliderOptions {
  const slides = slidesIn(stage)
  return {
    selector: null,
    initial,
    slides: slides.length,
    loop: true,
    renderMode: 'custom',
    defaultAnimation: { duration: MOVE_MS, easing: easeOut },
    dragSpeed: DRAG_SPEED,
    detailsChanged: ({ track }) => place(slides, track.details.position),
    slideChanged: ({ track }) => show(track.details.rel),
  }
}

function slidesIn(stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>('[data-slide]')]
}

function place(slides: readonly HTMLElement[], position: number): void {
  slides.forEach((slide, index) => {
    for (const [name, value] of Object.entries(
      slideStyle(distanceFrom(index, position, slides.length)),
    )) {
      slide.style.setProperty(name, String(value))
    }
  })
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 4
}
