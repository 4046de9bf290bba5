import { createRoot } from 'react-dom/client'
import { SANITY_VERSION, Studio } from 'sanity'
import { EMBEDDED_PROJECT } from '../lake/core/embeddedNames.ts'
import { errorMessage } from './errorMessage.ts'
import { preserveEditsOfDeletedDrafts } from './form/preserveEditsOfDeletedDrafts.ts'
import { createEmbeddedStudioFetch, createStudioFetch } from './localSanityServices.ts'
import { studioConfig } from './sanity.config.ts'
import { loadSettings, SETTINGS_PATH } from './settings.ts'

// The Studio warns about HTTP/1.1; all its streams share one WebSocket here, so it need not.
sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())

preserveEditsOfDeletedDrafts()

const container = document.getElementById('sanity')
if (!container) throw new Error('index.html has no element with the id "sanity"')
loadSettings(`/studio${SETTINGS_PATH}`, globalThis.fetch).then(
  (settings) => {
    const options = { fetch: globalThis.fetch.bind(globalThis), origin: location.origin }
    globalThis.fetch =
      settings.lake === 'embedded'
        ? createEmbeddedStudioFetch({
            ...options,
            projectId: EMBEDDED_PROJECT,
            version: SANITY_VERSION,
          })
        : createStudioFetch(options)
    if (settings.title) document.title = `${settings.title} Studio`
    document.documentElement.dataset.lake = settings.lake
    const root = createRoot(container)
    root.render(<Studio config={studioConfig(settings)} />)
    // In development a changed schema is shown without loading the Studio again.
    import.meta.hot?.accept('./sanity.config.ts', (changed) => {
      if (changed) root.render(<Studio config={changed.studioConfig(settings)} />)
    })
  },
  (error: unknown) => {
    container.textContent = `The Studio cannot start: ${errorMessage(error)}. Reload this page in a moment.`
  },
)
