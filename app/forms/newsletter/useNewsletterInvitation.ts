import { useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useState } from 'react'
import { opensNewsletter } from '../../content/newsletterState.ts'
import type { NewsletterDialog } from './NewsletterDialog.tsx'

type Dialog = typeof NewsletterDialog

/** Delay of the dialog after the navigation. */
const DELAY_MS = 100

/**
 * Whether the visitor followed a link that opens the newsletter, and its dialog: loaded on demand,
 * open 100 ms after the navigation.
 */
export function useNewsletterInvitation(): {
  Dialog: ComponentType<Parameters<Dialog>[0]> | undefined
  open: boolean
  close: () => void
} {
  const { key, state } = useLocation()
  const invited = opensNewsletter(state)
  const [dialog, setDialog] = useState<Dialog>()
  const [open, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with a navigation to the same page
  useEffect(() => {
    if (!invited) return
    let isCancelled = false
    const delay = new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    Promise.all([import('./NewsletterDialog.tsx'), delay]).then(
      ([{ NewsletterDialog }]) => {
        if (isCancelled) return
        setDialog(() => NewsletterDialog)
        setOpen(true)
        forgetInvitation()
      },
      // The page has the newsletter's form as well, so the dialog is optional.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [invited, key])

  return { Dialog: dialog, open, close: () => setOpen(false) }
}

/** Applies to this navigation only: going back or reloading must not open the dialog again. */
function forgetInvitation(): void {
  history.replaceState({ ...history.state, usr: null }, '')
}
