import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { PREVIEW_CHANGED } from '../content/previewMessage.ts'
import { announceRefresh } from '../partialHydration/refresh.ts'
import { loadFullRouter } from '../router/loadFullRouter.ts'
import { SETTINGS_ID } from './editable.ts'
import { refreshSiteShell } from './refreshSiteShell.ts'

type Enable = typeof import('@sanity/visual-editing/enable-visual-editing').enableVisualEditing
type Options = NonNullable<Parameters<Enable>[0]>
type History = NonNullable<Options['history']>
type Navigated = Parameters<History['subscribe']>[0]

/** During typing, the Studio reports every step. */
const TYPING_DELAY_MS = 80
const REVALIDATION_MS_MAX = 5_000
/** Above every layer of the site. */
const OVERLAY_LAYER = 1000

/**
 * Connects the page with the Studio around it, or adds links to the Studio: overlays on editable
 * elements, synchronized navigation, and updates while an editor types.
 */
export function useVisualEditing(): void {
  const { pathname, search, hash } = useLocation()
  const address = pathname + search + hash
  const navigate = useNavigate()
  const revalidate = useSerializedRevalidation()
  const router = useRef({ navigate, address })
  const onNavigated = useRef<Navigated>(undefined)
  router.current = { navigate, address }

  // An editor's first change is shown without waiting for this code.
  useEffect(() => void loadFullRouter().catch(() => undefined), [])

  // The router is accessed through a ref, because overlays are started once.
  useEffect(() => {
    const history: History = {
      subscribe(navigated) {
        onNavigated.current = navigated
        navigated({ type: 'push', url: router.current.address })
        return () => {
          onNavigated.current = undefined
        }
      },
      update({ type, url }) {
        if (type === 'pop') router.current.navigate(-1)
        else router.current.navigate(url, { replace: type === 'replace' })
      },
    }
    const refresh: Options['refresh'] = (change) => {
      const isSiteShell = change.source === 'manual' || change.document._type === SETTINGS_ID
      return Promise.all([revalidate(), isSiteShell && refreshSiteShell()]).then(() => undefined)
    }
    return startOverlays({ history, refresh, zIndex: OVERLAY_LAYER })
  }, [revalidate])

  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (data === PREVIEW_CHANGED && source === window.parent && origin === location.origin)
        void revalidate()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [revalidate])

  useEffect(() => {
    onNavigated.current?.({ type: 'push', url: address })
  }, [address])
}

/** @returns a stable function that revalidates the page's data and resolves when that is done */
function useSerializedRevalidation(): () => Promise<void> {
  const { revalidate, state } = useRevalidator()
  const latestRevalidate = useRef(revalidate)
  const onIdle = useRef<() => void>(undefined)
  latestRevalidate.current = revalidate
  useEffect(() => {
    if (state === 'idle') onIdle.current?.()
  }, [state])
  const [serialized] = useState(() =>
    serialize(
      () =>
        new Promise((resolve) => {
          // The router does not report when a navigation replaces the revalidation.
          const timer = setTimeout(resolve, REVALIDATION_MS_MAX)
          onIdle.current = () => {
            clearTimeout(timer)
            resolve()
          }
          announceRefresh()
          latestRevalidate.current()
        }),
      TYPING_DELAY_MS,
    ),
  )
  return serialized
}

/** @returns a function that removes the overlays, also while they are loading */
function startOverlays(options: Options): () => void {
  let disable: (() => void) | undefined
  let isCancelled = false
  Promise.all([
    import('@sanity/visual-editing/enable-visual-editing'),
    // Vite's server would return the stylesheet as a module; overlays work without it.
    import.meta.env.DEV ? undefined : import('@sanity/ui/styles.css?url'),
  ]).then(
    ([{ enableVisualEditing }, styles]) => {
      if (isCancelled) return
      if (styles) addStylesheet(styles.default)
      const removeStyle = clipOverlays()
      const removeOverlays = enableVisualEditing(options)
      disable = () => {
        removeOverlays()
        removeStyle()
      }
    },
    // Without them the page still shows the drafts.
    () => undefined,
  )
  return () => {
    isCancelled = true
    disable?.()
  }
}

/** Lazy imports load no styles, because those of the site never need any. */
function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

/**
 * Runs `work` shortly after a call, one run at a time: calls during a run wait for the next, so
 * that the last run always began after the last change.
 */
function serialize(work: () => Promise<void>, waitMs: number): () => Promise<void> {
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

/**
 * The overlay of a picture is as wide as the picture, also where the page clips it, and would make
 * the page scroll horizontally. The container has no height, so it covers nothing.
 * @returns a function that removes the style
 */
function clipOverlays(): () => void {
  const style = document.createElement('style')
  style.textContent =
    'sanity-visual-editing{display:block;position:absolute;top:0;left:0;width:100%;height:0;overflow-x:clip}'
  document.head.append(style)
  return () => style.remove()
}
