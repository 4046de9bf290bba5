import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'

type Toast = Parameters<ReturnType<typeof useToast>['push']>[0]

const listeners = new Set<(toast: Toast) => void>()

/** For code outside of React's tree. */
export function showToast(toast: Toast): void {
  for (const show of listeners) show(toast)
}

/** Shows what `showToast` is called with. */
export function Toasts() {
  const { push } = useToast()
  useEffect(() => {
    listeners.add(push)
    return () => void listeners.delete(push)
  }, [push])
  return null
}
