import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Clock } from '../../runtime/clock.ts'
import { sessionPerspective } from './sessions.ts'

/** A share link that an editor created in the Studio: one page, until a certain time. */
export interface StoredShareLink {
  id: string
  path: string
  expiresMs: number
  /** The editor who created it and can create another. */
  madeBy: string | undefined
}

export type ShareLinks = ReturnType<typeof createShareLinks>

/** An editor chooses a day or a week; this bounds the document's `expiresAt`. */
const LINK_MS_MAX = 7 * 24 * 60 * 60 * 1000
const CACHE_TTL_MS = 2_000
const CACHE_MAX = 200
/** A page of a share link waits for it; a timeout is cached as long as a result. */
const PERSPECTIVE_TIMEOUT_MS = 500

const linkDocument = v.object({
  _id: v.string(),
  _createdAt: v.pipe(v.string(), v.isoTimestamp()),
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  madeBy: v.nullish(v.string()),
})

const linkState = v.object({
  perspective: v.pipe(v.string(), v.maxLength(4_000), v.transform(sessionPerspective)),
  releases: v.array(v.string()),
})

const FIND_QUERY = '*[_type == "previewLink" && digest == $digest][0]'

/** A link that an earlier version created has no perspective. */
const STATE_QUERY = `*[_type == "previewLink" && _id == $id][0]{
  "perspective": coalesce(perspective, "drafts"),
  "releases": *[_type == "system.release" && !(state in ["archived", "published"])].name
}`

/**
 * Share links are documents of the Content Lake: the Studio creates and lists them with its
 * editor's rights, every instance of the site can read them, and deleting one revokes it. A
 * document contains only the digest of the link's secret, so an export contains no usable link.
 * @param client with a token that reads private documents
 */
export function createShareLinks(client: SanityClient, clock: Pick<Clock, 'now'>) {
  const lake = client.withConfig({ perspective: 'raw' })
  const perspectiveCache = new LRUCache<string, Promise<string | undefined>>({
    max: CACHE_MAX,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: clock,
    memoMethod: (id) => currentPerspective(lake, id),
  })
  return {
    /**
     * @param secret from the link
     * @returns the link, expired or not; undefined if it does not exist or was revoked
     * @throws if the lake does not respond
     */
    async find(secret: string): Promise<StoredShareLink | undefined> {
      const digest = createHash('sha256').update(secret).digest('hex')
      const found = v.safeParse(linkDocument, await lake.fetch<unknown>(FIND_QUERY, { digest }))
      if (!found.success) return undefined
      const { _id, _createdAt, path, expiresAt, madeBy } = found.output
      const expiresMs = Math.min(Date.parse(expiresAt), Date.parse(_createdAt) + LINK_MS_MAX)
      return { id: _id, path, expiresMs, madeBy: madeBy ?? undefined }
    },
    /**
     * @returns what the page of a link shows now; undefined within `CACHE_TTL_MS` if it was revoked
     * @throws if the lake does not respond
     */
    perspective: (id: string) => perspectiveCache.memo(id),
  }
}

/**
 * The link to a release shows what is published when the release is published, archived or deleted:
 * the release's versions are gone, and the drafts below them may be older.
 */
async function currentPerspective(lake: SanityClient, id: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(PERSPECTIVE_TIMEOUT_MS)
  const link = v.safeParse(linkState, await lake.fetch<unknown>(STATE_QUERY, { id }, { signal }))
  if (!link.success) return undefined
  const layers = link.output.perspective.split(',')
  const names = new Set(['drafts', 'published', ...link.output.releases])
  const current = layers.filter((name) => names.has(name))
  return current[0] === layers[0] ? current.join() : 'published'
}
