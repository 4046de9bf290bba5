/** How long a dropdown remains open after the pointer has left its trigger and panel. */
const CLOSE_DELAY_MS = 200
/** A click this soon after hover opened the menu was meant to open it, not to close it. */
const HOVER_CLICK_GRACE_MS = 300

/** Marks the element that wraps a dropdown's trigger and panel. */
export const DROPDOWN_ATTRIBUTE = 'data-dropdown'

/**
 * Opens dropdowns on mouse hover and closes them 200 ms after the mouse has left. An enhancement:
 * clicks and keys are handled by the popovers themselves. Touch and pen do not hover.
 * @returns the function that removes it
 */
export function openMenusOnHover(root: ParentNode): () => void {
  const stop = new AbortController()
  for (const dropdown of root.querySelectorAll<HTMLElement>(`[${DROPDOWN_ATTRIBUTE}]`)) {
    openOnHover(dropdown, stop.signal)
  }
  return () => stop.abort()
}

function openOnHover(dropdown: HTMLElement, signal: AbortSignal): void {
  const trigger = dropdown.querySelector('button')
  const panel = dropdown.querySelector<HTMLElement>('[popover]')
  if (!trigger || !panel) return
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedAtMs = Number.NEGATIVE_INFINITY
  signal.addEventListener('abort', () => clearTimeout(closing))

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    clearTimeout(closing)
    if (!canOpen(panel)) return
    openedAtMs = performance.now()
    panel.showPopover()
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    closing = setTimeout(() => closeUnlessRead(panel), CLOSE_DELAY_MS)
  }
  const click = (event: MouseEvent) => {
    if (performance.now() - openedAtMs < HOVER_CLICK_GRACE_MS) event.preventDefault()
  }
  dropdown.addEventListener('pointerenter', enter, { signal })
  dropdown.addEventListener('pointerleave', leave, { signal })
  trigger.addEventListener('click', click, { signal })
}

function canOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && !panel.matches(':popover-open')
}

/** A panel with keyboard focus inside remains open, wherever the mouse is. */
function closeUnlessRead(panel: HTMLElement): void {
  if (!panel.matches(':popover-open') || panel.querySelector(':focus-visible')) return
  panel.hidePopover()
}
