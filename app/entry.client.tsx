import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { documentChunks, loadChunks } from './pages/pageChunks.ts'
import { forgetStaticStylesWhenInserting } from './partialHydration/staticStyles.ts'
import { loadSections } from './sectionRendering/registry.ts'

/** Errors are rare, so the code that reports them is loaded on demand. */
async function reportLater(error: unknown): Promise<void> {
  const { reportClientError } = await import('./reportClientError.ts')
  reportClientError(error)
}

/** Nothing in production listens; tests do (`tests/browser/windows.ts`). */
function announceRecovery(error: unknown): void {
  dispatchEvent(new CustomEvent('recoverableerror', { detail: String(error) }))
}

/**
 * Extensions and translators change documents before hydration. React recovers from that, so only
 * development reports it. Errors caught by an error boundary are reported to the operator.
 */
const errorReports = import.meta.env.DEV
  ? {}
  : { onRecoverableError: announceRecovery, onCaughtError: reportLater }

function hydrate() {
  forgetStaticStylesWhenInserting()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      errorReports,
    )
  })
}

// Rendering is synchronous, so the components must be loaded first. If one can't be loaded the
// document remains as served: readable and usable without JavaScript.
const awaited = documentChunks(document)
Promise.all([loadSections(awaited), loadChunks(awaited)]).then(hydrate, () => {
  delete document.documentElement.dataset.scripting
})
