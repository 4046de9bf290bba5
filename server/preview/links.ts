import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Clock } from '../../runtime/clock.ts'

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
const EXISTS_TIMEOUT_MS = 500

const linkDocument = v.object({
  _id: v.string(),
  _createdAt: v.pipe(v.string(), v.isoTimestamp()),
  path: v.string(),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  madeBy: v.nullish(v.string()),
})

const FIND_QUERY = `*[_type == "previewLink" && digest == $digest][0]{
  _id, _createdAt, path, expiresAt, madeBy
}`
const EXISTS_QUERY = 'defined(*[_type == "previewLink" && _id == $id][0]._id)'

/**
 * Share links are documents of the Content Lake: the Studio creates and lists them with its
 * editor's rights, every instance of the site can read them, and deleting one revokes it. A
 * document contains only the digest of the link's secret, so an export contains no usable link.
 * @param client with a token that reads private documents
 */
export function createShareLinks(client: SanityClient, clock: Pick<Clock, 'now'>) {
  const lake = client.withConfig({ perspective: 'raw' })
  const existsCache = new LRUCache<string, Promise<boolean>>({
    max: CACHE_MAX,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: clock,
    memoMethod: (id) =>
      lake.fetch(EXISTS_QUERY, { id }, { signal: AbortSignal.timeout(EXISTS_TIMEOUT_MS) }),
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
    /** Whether a link still exists; a revoked one is refused within `CACHE_TTL_MS`. */
    exists: (id: string) => existsCache.memo(id),
  }
}
