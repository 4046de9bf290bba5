import { useEffect } from 'react'

/**
 * Ignores the keys for undo and redo outside texts, where the browser would undo what was typed in
 * a field out of view.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', ignoreOutsideText)
    return () => window.removeEventListener('keydown', ignoreOutsideText)
  }, [])
}

function ignoreOutsideText(event: KeyboardEvent): void {
  const key = event.key.toLowerCase()
  // ⌘Y is a command of the browser.
  const isUndo = key === 'z' ? event.ctrlKey || event.metaKey : key === 'y' && event.ctrlKey
  if (isUndo && !document.activeElement?.matches(':read-write')) event.preventDefault()
}
