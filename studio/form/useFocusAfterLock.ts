import { type RefObject, useLayoutEffect } from 'react'

/**
 * Focuses an editable area again that was read-only for a moment. The Studio locks a form while
 * another editor publishes its document, and an area that is not editable loses the focus.
 */
export function useFocusAfterLock(ref: RefObject<HTMLElement | null>, isLocked: boolean): void {
  useLayoutEffect(() => {
    const area = ref.current
    if (!isLocked || !area || area !== document.activeElement) return
    // The area becomes editable only after the input has rendered.
    const observer = new MutationObserver(() => {
      if (!area.isContentEditable) return
      observer.disconnect()
      if (document.activeElement === document.body) area.focus({ preventScroll: true })
    })
    observer.observe(area, { attributeFilter: ['contenteditable'] })
  }, [ref, isLocked])
}
