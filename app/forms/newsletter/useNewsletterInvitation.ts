import { useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import type { NewsletterDialog } from './NewsletterDialog.tsx'

type Dialog = typeof NewsletterDialog

/** How long after arriving the dialog opens. */
const DELAY_MS = 100

/** Code that has been fetched once is there at once the next time. */
let loaded: Dialog | undefined

async function loadDialog(): Promise<Dialog> {
  const module = await import('./NewsletterDialog.tsx')
  loaded = module.NewsletterDialog
  return loaded
}

/**
 * Whether the visitor came by a link that offers the newsletter, and the dialog to offer it in:
 * fetched when asked for, open 100 ms after arriving.
 */
export function useNewsletterInvitation(): {
  Dialog: ComponentType<Parameters<Dialog>[0]> | undefined
  open: boolean
  close: () => void
} {
  const { key, state } = useLocation()
  const invited = asksForNewsletter(state)
  const [dialog, setDialog] = useState(() => loaded)
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new arrival at the same page
  useEffect(() => {
    if (!invited) return
    let here = true
    const delay = new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    Promise.all([loadDialog(), delay]).then(
      ([component]) => {
        if (!here) return
        setDialog(() => component)
        setOpen(true)
        forgetInvitation()
      },
      // The page has the newsletter's form as well; without the dialog nothing is lost.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [invited, key])

  return { Dialog: dialog, open, close: () => setOpen(false) }
}

function asksForNewsletter(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'openNewsletter' in state &&
    state.openNewsletter === true
  )
}

/** It is for this arrival only: going back or reloading must not open the dialog again. */
function forgetInvitation(): void {
  history.replaceState({ ...history.state, usr: null }, '')
}
