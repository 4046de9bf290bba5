import { createRoot } from 'react-dom/client'
import { Studio } from 'sanity'
import config from './sanity.config.ts'

// The Studio warns about HTTP/1.1; all its streams share one WebSocket here, so it need not.
sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())

const container = document.getElementById('sanity')
if (!container) throw new Error('index.html has no element with the id "sanity"')
createRoot(container).render(<Studio config={config} />)
