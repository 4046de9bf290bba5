/** How long a dropdown remains open after the pointer has left its trigger and panel. */
const CLOSE_DELAY_MS = 200
/** How long the pointer remains on a trigger before its panel replaces one that is open. */
const REPLACE_DELAY_MS = 150
/** A click this soon after hover opened the menu was meant to open it, not to close it. */
const HOVER_CLICK_GRACE_MS = 300

/** Marks the element that wraps a dropdown's trigger and panel. */
export const DROPDOWN_ATTRIBUTE = 'data-dropdown'

/**
 * Opens dropdowns on mouse hover and closes them 200 ms after the mouse has left. An open one is
 * not replaced by one whose trigger the mouse only crosses on its way to a link. An enhancement:
 * clicks and keys are handled by the popovers themselves. Touch and pen do not hover. It listens on
 * the document, because a preview replaces the header when the site settings change.
 * @returns the function that removes it
 */
export function openMenusOnHover(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  // The browser allows one dropdown to be open, so there is one timer: it is closed or replaced.
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAtMs = Number.NEGATIVE_INFINITY

  const enter = (event: PointerEvent) => {
    const panel = panelOf(event)
    if (!panel) return
    clearTimeout(timer)
    if (!canOpen(panel)) return
    if (openPanel()) timer = setTimeout(open, REPLACE_DELAY_MS, panel)
    else open(panel)
  }
  const open = (panel: HTMLElement) => {
    openedAtMs = performance.now()
    panel.showPopover()
  }
  const leave = (event: PointerEvent) => {
    if (!panelOf(event)) return
    clearTimeout(timer)
    timer = setTimeout(closeUnlessFocused, CLOSE_DELAY_MS)
  }
  const click = (event: MouseEvent) => {
    clearTimeout(timer)
    const isOpening = performance.now() - openedAtMs < HOVER_CLICK_GRACE_MS
    // Escape may have closed the menu again.
    const isOpen = isOpening && document.querySelector(':popover-open')
    if (isOpen && isTrigger(event.target)) event.preventDefault()
  }
  // Only listeners that capture get the events that do not bubble.
  document.addEventListener('pointerenter', enter, { signal, capture: true })
  document.addEventListener('pointerleave', leave, { signal, capture: true })
  document.addEventListener('click', click, { signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** The panel of the dropdown that a mouse enters or leaves. */
function panelOf({ target, pointerType }: PointerEvent): HTMLElement | null {
  const isDropdown = target instanceof Element && target.hasAttribute(DROPDOWN_ATTRIBUTE)
  return isDropdown && pointerType === 'mouse' ? target.querySelector('[popover]') : null
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${DROPDOWN_ATTRIBUTE}] > button`) !== null
}

function canOpen(panel: HTMLElement): boolean {
  return 'showPopover' in panel && !panel.matches(':popover-open')
}

function openPanel(): HTMLElement | null {
  return document.querySelector(`[${DROPDOWN_ATTRIBUTE}] :popover-open`)
}

/** A panel with keyboard focus inside remains open, wherever the mouse is. */
function closeUnlessFocused(): void {
  const panel = openPanel()
  if (!panel?.querySelector(':focus-visible')) panel?.hidePopover()
}
