import { GUIDE_FILE } from './guideUrl.ts'

type Fetch = typeof globalThis.fetch

/** Sanity's own services; on the embedded lake none of them is needed or allowed. */
const SANITY_HOST = /(?:^|\.)(?:sanity\.io|sanity-cdn\.com)$/
const LAKE_CALL = /\/v(?:\d{4}-\d\d-\d\d|\d+|X)(\/.*)$/

interface StudioFetchOptions {
  fetch: Fetch
  /** Of the website: where the Studio and the embedded lake are. */
  origin: string
}

interface EmbeddedStudioFetchOptions extends StudioFetchOptions {
  projectId: string
  /** The Studio’s version; reported as the latest, because the Studio is updated with the build. */
  version: string
}

/**
 * A fetch for the Studio on either lake. The help menu contains this project's guide. Sanity's
 * feedback form is disabled, because the page's policy would block what it sends.
 */
export function createStudioFetch({ fetch, origin }: StudioFetchOptions): Fetch {
  const help = Response.json(helpMenu(origin))
  return async (input, init) => {
    const path = LAKE_CALL.exec(urlOf(input, origin)?.pathname ?? '')?.[1]
    if (path === '/help') return help.clone()
    if (path === '/intake/feedback') return new Response(null, { status: 404 })
    return fetch(input, init)
  }
}

/**
 * A fetch for the Studio on the embedded lake. Requests to Sanity's services (newer versions,
 * registered Studios) get a local response, because the page's policy would block them. The project
 * id that a client puts before the host name is removed, because that host does not exist.
 */
export function createEmbeddedStudioFetch(options: EmbeddedStudioFetchOptions): Fetch {
  const { origin, projectId, version } = options
  const studioFetch = createStudioFetch(options)
  const site = new URL(origin)
  const responses = new Map<string, Response>([
    // One that is registered is not asked to register at Sanity.
    [
      `/projects/${projectId}/user-applications`,
      Response.json([
        {
          id: 'studio',
          projectId,
          type: 'studio',
          urlType: 'external',
          appHost: `${origin}/studio`,
        },
      ]),
    ],
    // Read by other Sanity apps to create documents; not offered here.
    ['/studio/static/create-manifest.json', new Response(null, { status: 404 })],
    // Diagnostics count an unknown country as a response and a missing endpoint as a fault.
    ['/geoip/country', Response.json({ isoCode: null })],
  ])
  return async (input, init) => {
    const url = urlOf(input, origin)
    const path = url?.pathname ?? ''
    const response = responses.get(LAKE_CALL.exec(path)?.[1] ?? path)
    if (response) return response.clone()
    if (url && SANITY_HOST.test(url.hostname) && !url.pathname.includes('/intake/')) {
      return Response.json({ latest: version, packageVersion: version })
    }
    const inHostName = `${site.protocol}//${projectId}.${site.host}/`
    if (addressOf(input).startsWith(inHostName)) {
      return studioFetch(`${origin}/${addressOf(input).slice(inHostName.length)}`, init)
    }
    return studioFetch(input, init)
  }
}

function helpMenu(origin: string) {
  const guide = {
    _key: 'guide',
    _type: 'externalLink',
    title: 'Editing guide',
    url: `${origin}/studio/${GUIDE_FILE}`,
  }
  return {
    resources: { sectionArray: [{ _key: 'guide', sectionTitle: 'Guide', items: [guide] }] },
  }
}

function urlOf(input: Parameters<Fetch>[0], origin: string): URL | undefined {
  const address = addressOf(input)
  return URL.canParse(address, origin) ? new URL(address, origin) : undefined
}

function addressOf(input: Parameters<Fetch>[0]): string {
  if (typeof input === 'string') return input
  return input instanceof URL ? input.href : input.url
}
