import { useToast } from '@sanity/ui/toast'
import { startTransition, useEffect, useState } from 'react'
import { useParseErrors } from 'sanity'
import { wrapAction } from './wrapAction.ts'

const UNREADABLE = 'A date cannot be read, so it would be left out. Correct it first.'

/**
 * Disables an action while a date field shows a text that is no date. Such a text is not in the
 * draft, so its validation, the only one that the Studio's actions await, finds no error.
 */
export const requireReadableDates = wrapAction(
  { displayName: 'RequireReadableDates' },
  (action) => {
    return (props) => {
      const hasUnreadable = Object.keys(useParseErrors()).length > 0
      const original = action(props)
      const request = useRequest(hasUnreadable, original?.onHandle)
      if (!original) return original
      const unavailable = hasUnreadable && { disabled: true, title: UNREADABLE }
      return { ...original, ...unavailable, onHandle: request }
    }
  },
)

/**
 * Handles a request once the text that was typed before it has been read: a field reads it when it
 * loses the focus, and the button is disabled some renders later.
 */
function useRequest(hasUnreadable: boolean, handle?: () => void): () => void {
  const toast = useToast()
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    if (!isRequested) return
    setIsRequested(false)
    if (!hasUnreadable) return handle?.()
    toast.push({ status: 'error', title: 'Not published', description: UNREADABLE })
  })
  return () => {
    readTypedText()
    // A transition is rendered after all other updates, so also after those that report an error.
    startTransition(() => setIsRequested(true))
  }
}

/** A shortcut leaves the focus in the field. */
function readTypedText(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
