import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetServedStylesWhenInserting } from './design/servedStyles.ts'
import { documentLayouts, loadLayouts } from './pages/layouts.ts'
import { documentLooks } from './sections/documentSections.ts'
import { loadSections } from './sections/registry.ts'

/** Errors are rare, so the code that reports them is loaded when there is one. */
async function reportLater(error: unknown): Promise<void> {
  const { reportClientError } = await import('./reportClientError.ts')
  reportClientError(error)
}

/**
 * Extensions and translators change documents before they are hydrated. React recovers from that,
 * so only development reports it. What an error boundary catches is reported to the operator.
 */
const errorReports = import.meta.env.DEV
  ? {}
  : { onRecoverableError() {}, onCaughtError: reportLater }

function hydrate() {
  forgetServedStylesWhenInserting()
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

// Rendering is synchronous, so the components must be there first. Where one cannot be fetched the
// document stays as the server wrote it: it reads and works without scripts.
Promise.all([loadSections(documentLooks(document)), loadLayouts(documentLayouts(document))]).then(
  hydrate,
  () => undefined,
)
