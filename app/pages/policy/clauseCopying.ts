import { useEffect, useState } from 'react'

/** The links that are copied when they are pressed: each follows the heading of its clause. */
const CLAUSE_LINKS = 'h2 + a[href^="#"]'
export const COPIED = 'Link copied'

/**
 * Copies the address of a clause when its link is pressed, where the browser lets a page do so, and
 * says so until the focus moves on. The clauses are served, so it listens from outside.
 * @returns whether a link has just been copied, for those who cannot see the words beside it
 */
export function useClauseCopying(): boolean {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const copy = (event: Event) => {
      const link = clauseLink(event)
      if (!link) return
      navigator.clipboard?.writeText(link.href).then(
        () => {
          link.dataset.copied = ''
          setCopied(true)
        },
        // Refused: the address bar shows it all the same.
        () => undefined,
      )
    }
    const forget = (event: Event) => {
      const link = clauseLink(event)
      if (!link) return
      delete link.dataset.copied
      setCopied(false)
    }
    document.addEventListener('click', copy)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('click', copy)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  return copied
}

function clauseLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(CLAUSE_LINKS) : null
}
