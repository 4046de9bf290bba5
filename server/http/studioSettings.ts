import { Router } from 'express'
import { SETTINGS_PATH, type StudioSettings } from '../../studio/settings.ts'
import type { ContentOrigin } from '../config.ts'

/** What the Studio is told about the lake; nothing of it is secret. */
export function studioSettings(content: ContentOrigin): StudioSettings {
  if (content.kind === 'embedded') return { lake: 'embedded' }
  const { projectId, dataset, apiHost } = content
  return { lake: 'hosted', projectId, dataset, ...(apiHost !== undefined && { apiHost }) }
}

/**
 * Tells the Studio which lake to work on, and gives its pages a policy that lets them talk to that
 * lake and to nobody else. Mounted where the Studio is, before it.
 * @param mode while developing there is no policy: Vite's own scripts stand in the page
 */
export function studioSettingsRoutes(
  settings: StudioSettings,
  mode: 'production' | 'development',
): Router {
  const policy = mode === 'production' && studioPolicy(settings)
  const routes = Router()
  routes.use((_req, res, next) => {
    if (policy) res.set('Content-Security-Policy', policy)
    else res.removeHeader('Content-Security-Policy')
    res.set('X-Robots-Tag', 'noindex')
    next()
  })
  routes.get(SETTINGS_PATH, (_req, res) => {
    res.set('Cache-Control', 'no-store').json(settings)
  })
  return routes
}

/**
 * The Studio styles itself at run time and shows pictures it has just been given. On the embedded
 * lake it talks to this host only; its calls to outside services fail quietly. On the hosted lake
 * it talks to its project, to Sanity's account service and to Sanity's assets.
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
  if (apiHost !== undefined) {
    const { origin } = new URL(apiHost)
    return { api: [origin, origin.replace(/^http/, 'ws')], assets: [origin] }
  }
  const project = `${projectId}.api.sanity.io`
  return {
    api: [
      ...[`https://${project}`, `wss://${project}`, `https://${projectId}.apicdn.sanity.io`],
      'https://api.sanity.io',
    ],
    assets: ['https://cdn.sanity.io'],
  }
}
