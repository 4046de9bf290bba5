import { type ComponentType, useEffect, useState } from 'react'
import { noticeQueue } from './queue.ts'

/**
 * Where notices appear. The live region is in the page from the start, because assistive
 * technology ignores regions that arrive together with their words; the toaster's code is fetched
 * with the first notice.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>()

  useEffect(() => {
    if (Toaster) return
    let wanted = true
    const load = async () => {
      const { Toaster: loaded } = await import('./toaster.tsx')
      if (wanted) setToaster(() => loaded)
    }
    const unsubscribe = noticeQueue.subscribe(() => void load())
    return () => {
      wanted = false
      unsubscribe()
    }
  }, [Toaster])

  return (
    <div role="status" aria-atomic="false">
      {Toaster && <Toaster />}
    </div>
  )
}
