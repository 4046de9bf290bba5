import { Router } from 'express'
import type { ContentReader } from '../../app/services.ts'
import { SETTINGS_PATH, type StudioSettings } from '../../studio/settings.ts'
import type { ContentSourceConfig } from '../config/config.ts'
import { SANITY_ASSETS } from '../content/client.ts'

/** The settings that the Studio in the browser gets; none of them is secret. */
export function studioSettings(content: ContentSourceConfig): StudioSettings {
  if (content.kind === 'embedded') return { lake: 'embedded' }
  const { projectId, dataset, apiHost } = content
  return { lake: 'hosted', projectId, dataset, ...(apiHost !== undefined && { apiHost }) }
}

const NAME_QUERY = '*[_type == "siteSettings" && _id == "siteSettings"][0].name'

/** @returns undefined if the content cannot be read; the Studio works without its title */
export async function readSiteName(content: ContentReader): Promise<string | undefined> {
  try {
    const { data }: { data: unknown } = await content.read(NAME_QUERY)
    return typeof data === 'string' ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Serves the Studio's settings, and sets a policy for its pages that allows connections to its lake
 * only. Mounted before the Studio.
 * @param readTitle reads the name of the site; must not reject
 * @param mode there is no policy in development, because Vite adds inline scripts to the page
 */
export function studioSettingsRoutes(
  settings: StudioSettings,
  mode: 'production' | 'development',
  readTitle: () => Promise<string | undefined>,
): Router {
  const policy = mode === 'production' && studioPolicy(settings)
  const routes = Router()
  routes.use((_req, res, next) => {
    if (policy) res.set('Content-Security-Policy', policy)
    else res.removeHeader('Content-Security-Policy')
    res.set('X-Robots-Tag', 'noindex')
    next()
  })
  routes.get(SETTINGS_PATH, async (_req, res) => {
    const title = await readTitle()
    res.set('Cache-Control', 'no-store').json({ ...settings, ...(title && { title }) })
  })
  return routes
}

/**
 * The Studio creates styles at run time and previews uploaded pictures. On the embedded lake it
 * connects to this host only, and its calls to outside services fail without an error. On the
 * hosted lake it connects to its project, Sanity's account service and Sanity's assets.
 */
export function studioPolicy(settings: StudioSettings): string {
  const lake = lakeOrigins(settings)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...lake.assets].join(' '),
    ["media-src 'self' data: blob:", ...lake.assets].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...lake.api, ...lake.assets].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function lakeOrigins(settings: StudioSettings): { api: string[]; assets: string[] } {
  if (settings.lake === 'embedded') return { api: [], assets: [] }
  const { apiHost, projectId } = settings
  const host = apiHost && new URL(apiHost).origin
  if (host) return { api: [host, host.replace(/^http/, 'ws')], assets: [SANITY_ASSETS, host] }
  const project = `${projectId}.api.sanity.io`
  const api = [`https://${project}`, `wss://${project}`, `https://${projectId}.apicdn.sanity.io`]
  return { api: [...api, 'https://api.sanity.io'], assets: [SANITY_ASSETS] }
}
