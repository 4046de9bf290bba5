import { type FocusEventHandler, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `restore` after a render that has removed the focused element.
 * @returns handlers for the element around those that can be removed
 */
export function useFocusLoss(restore: () => void): {
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
} {
  const hasFocus = useRef(false)
  const check = useEffectEvent(() => {
    // React dispatches no blur event for a removed element, and the body has the focus afterwards.
    if (hasFocus.current && document.activeElement === document.body) restore()
  })
  useEffect(() => check())
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}
