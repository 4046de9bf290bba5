import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { documentLayouts, loadLayouts } from './pages/layouts.ts'
import { documentLooks } from './sections/documentSections.ts'
import { loadSections } from './sections/registry.ts'

/**
 * Extensions and translators change documents before they are hydrated. React mends what it finds;
 * telling every visitor's console about it helps nobody. In development it is told.
 */
const errorReports = import.meta.env.DEV ? {} : { onRecoverableError() {} }

function hydrate() {
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
