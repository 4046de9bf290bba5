import { useRef } from 'react'

/**
 * Where the focus goes when the dialog of a document action closes: to the menu of the actions. The
 * item that was chosen is gone by then, and “Publish” is disabled.
 */
export function useActionFocus() {
  const pane = useRef<Element>(null)
  return {
    /** Call it while an action of the document has the focus. */
    remember() {
      pane.current = document.activeElement?.closest('[data-testid="document-pane"]') ?? null
    },
    /** Focuses after the next render, without the dialog, which would take the focus back. */
    restore() {
      requestAnimationFrame(() => {
        pane.current?.querySelector<HTMLElement>('[data-testid="action-menu-button"]')?.focus()
      })
    },
  }
}
