import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a dropdown stays after the pointer has left its trigger and panel. */
const CLOSE_DELAY_MS = 200
/** A click this soon after the pointer opened the menu was meant to open it, not to close it. */
const HOVER_CLICK_GRACE_MS = 300

/**
 * Opens a dropdown under a resting mouse and closes it when the mouse has been gone for 200 ms.
 * An enhancement: clicks and keys are handled by the popover itself. Touch and pen do not hover.
 * @returns refs for trigger and panel, and handlers for the element that holds both
 */
export function useHoverMenu() {
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(closing.current), [])

  return {
    trigger,
    panel,
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return
      clearTimeout(closing.current)
      if (!panel.current || !canOpen(panel.current)) return
      openedAtMs.current = performance.now()
      panel.current.showPopover()
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return
      closing.current = setTimeout(() => closeUnlessRead(panel.current), CLOSE_DELAY_MS)
    },
    onClick(event: MouseEvent) {
      const sinceOpenedMs = performance.now() - openedAtMs.current
      const onTrigger = event.target instanceof Node && trigger.current?.contains(event.target)
      if (onTrigger && sinceOpenedMs < HOVER_CLICK_GRACE_MS) event.preventDefault()
    },
  }
}

function canOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && !panel.matches(':popover-open')
}

/** Somebody who is inside the panel with the keyboard keeps it, wherever the mouse happens to be. */
function closeUnlessRead(panel: HTMLElement | null): void {
  if (!panel?.matches(':popover-open') || panel.querySelector(':focus-visible')) return
  panel.hidePopover()
}
