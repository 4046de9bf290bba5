import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { refreshFrame } from './refreshFrame.ts'

type Enable = typeof import('@sanity/visual-editing/enable-visual-editing').enableVisualEditing
type Options = NonNullable<Parameters<Enable>[0]>
type History = NonNullable<Options['history']>
type Navigated = Parameters<History['subscribe']>[0]

/** While somebody types, the Studio tells of every step. */
const TYPING_MS = 80
/** Above everything the site has. */
const OVERLAY_LAYER = 1000

/**
 * Connects the page with the Studio it stands in, or puts links to the Studio on it: overlays on
 * what can be edited, both pages go the same way, and what is typed is read again.
 */
export function useVisualEditing(): void {
  const location = useLocation()
  const address = location.pathname + location.search + location.hash
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const router = useRef({ navigate, revalidate })
  const told = useRef<Navigated>(undefined)
  const shown = useRef(address)
  router.current = { navigate, revalidate }
  shown.current = address

  // The router is reached through references: overlays are put up once.
  useEffect(() => {
    const read = oneAtATime(async () => {
      await router.current.revalidate()
    }, TYPING_MS)
    const history: History = {
      subscribe(navigated) {
        told.current = navigated
        navigated({ type: 'push', url: shown.current })
        return () => {
          told.current = undefined
        }
      },
      update({ type, url }) {
        if (type === 'pop') router.current.navigate(-1)
        else router.current.navigate(url, { replace: type === 'replace' })
      },
    }
    const refresh: Options['refresh'] = (change) => {
      const isFrame = change.source === 'manual' || change.document._type === 'siteSettings'
      return Promise.all([read(), isFrame && refreshFrame()]).then(() => undefined)
    }
    return start({ history, refresh, zIndex: OVERLAY_LAYER })
  }, [])

  useEffect(() => {
    told.current?.({ type: 'push', url: address })
  }, [address])
}

/** @returns what takes the overlays down again, also when they are still on their way */
function start(options: Options): () => void {
  let disable: (() => void) | undefined
  let isOver = false
  Promise.all([
    import('@sanity/visual-editing/enable-visual-editing'),
    import('@sanity/ui/styles.css?url'),
  ]).then(
    ([{ enableVisualEditing }, { default: styles }]) => {
      if (isOver) return
      addStylesheet(styles)
      disable = enableVisualEditing(options)
    },
    // Without them the page still shows the drafts.
    () => undefined,
  )
  return () => {
    isOver = true
    disable?.()
  }
}

/** Lazy imports bring no styles by themselves: those of the site never need any. */
function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

/**
 * Runs `work` a moment after somebody asks, one run at a time: who asks meanwhile waits for the
 * next, so that the last run always began after the last change.
 */
function oneAtATime(work: () => Promise<void>, waitMs: number): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= running
      .then(() => new Promise((resolve) => setTimeout(resolve, waitMs)))
      .then(() => {
        next = undefined
        running = work().catch(() => undefined)
        return running
      })
    return next
  }
}
