type Fetch = typeof globalThis.fetch

/** Sanity's own services; on the embedded lake none of them is needed or allowed. */
const OUTSIDE = /(?:^|\.)(?:sanity\.io|sanity-cdn\.com)$/

interface InsideOptions {
  fetch: Fetch
  /** Of the website: where the Studio and the embedded lake are. */
  origin: string
  projectId: string
  /** Of the Studio; said to be the newest, because a build brings the Studio it was made with. */
  version: string
}

/**
 * A fetch for the Studio on the embedded lake. What the Studio asks of Sanity's services (newer
 * versions, feedback) is answered here instead of being refused by the page's policy. A client that
 * writes the project into the host name gets the network error it would get anyway.
 */
export function createInsideFetch({ fetch, origin, projectId, version }: InsideOptions): Fetch {
  const site = new URL(origin)
  return async (input, init) => {
    const address = addressOf(input)
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
    if (url && OUTSIDE.test(url.hostname)) {
      return Response.json({ latest: version, packageVersion: version })
    }
    if (url?.hostname === `${projectId}.${site.hostname}`) throw new TypeError('Failed to fetch')
    return fetch(input, init)
  }
}

function addressOf(input: Parameters<Fetch>[0]): string {
  if (typeof input === 'string') return input
  return input instanceof URL ? input.href : input.url
}
