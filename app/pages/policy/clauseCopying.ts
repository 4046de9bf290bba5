import { useEffect, useState } from 'react'

/** The links that are copied when they are pressed: each follows the heading of its clause. */
const CLAUSE_LINKS = 'h2 + a[href^="#"]'
export const COPIED = 'Link copied'

/**
 * Copies the permalink of a clause when it is pressed, if the browser allows it, and confirms it
 * until the focus moves on. The clauses are static, so it uses a delegated listener.
 * @returns whether a link has just been copied, for a live region
 */
export function useClauseCopying(): boolean {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    let confirmed: HTMLElement | undefined
    // Also with the next press: following a link to a clause takes the focus from it.
    const forget = () => {
      delete confirmed?.dataset.copied
      setCopied(false)
    }
    const copy = (event: Event) => {
      const link = clauseLink(event)
      if (!link) return
      forget()
      navigator.clipboard?.writeText(link.href).then(
        () => {
          confirmed = link
          link.dataset.copied = ''
          setCopied(true)
        },
        // If copying is refused, the address bar shows the link anyway.
        () => undefined,
      )
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
