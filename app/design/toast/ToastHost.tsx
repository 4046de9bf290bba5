import { type ComponentType, useEffect, useState } from 'react'
import { useTopHost } from './hosts.ts'
import { noticeQueue } from './queue.ts'

/** Cached for hosts that mount later, so that a dialog's notices do not wait for loaded code. */
let loadedToaster: ComponentType | undefined

async function loadToaster(): Promise<ComponentType> {
  const module = await import('./Toaster.tsx')
  loadedToaster = module.Toaster
  return loadedToaster
}

/**
 * Container of notices. The live region is in the page from the start, because assistive technology
 * ignores regions that are inserted together with their text; the toaster's code is loaded with the
 * first notice.
 */
export function ToastHost() {
  const onTop = useTopHost()
  const [Toaster, setToaster] = useState(() => loadedToaster)

  useEffect(() => {
    if (!onTop || Toaster) return
    if (loadedToaster) return setToaster(() => loadedToaster)
    let isCancelled = false
    const unsubscribe = noticeQueue.subscribe(async () => {
      const loaded = await loadToaster().catch(() => undefined)
      if (loaded && !isCancelled) setToaster(() => loaded)
    })
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [onTop, Toaster])

  return (
    <div role="status" aria-atomic="false">
      {onTop && Toaster && <Toaster />}
    </div>
  )
}
