import type { SanityClient } from 'sanity'
import type { SharedPage } from './sharing.ts'

/** A link that shows one page in one perspective, for a limited time. */
export interface ShareLink extends SharedPage {
  id: string
  /** ISO date and time. */
  expiresAt: string
  madeBy: string | null
}

/** A new link, with the address that only this browser has. */
export interface CreatedShareLink {
  id: string
  address: string
}

/** For how long a link may work. */
export const LIFETIMES = [
  { title: '24 hours', hours: 24 },
  { title: '7 days', hours: 7 * 24 },
] as const

/** Bounds the list; an editor who needs more revokes some. */
export const LINKS_MAX = 50
const SECRET_BYTES = 24
const HOUR_MS = 60 * 60 * 1000
const TYPE = 'previewLink'

/** The active ones, newest first. Those of earlier versions have no perspective and show drafts. */
const LINKS_QUERY = `*[_type == "${TYPE}" && dateTime(expiresAt) > dateTime(now())]
  | order(_createdAt desc)[0...${LINKS_MAX}]{
    "id": _id, path, "perspective": coalesce(perspective, "drafts"), expiresAt, madeBy
  }`
const EXPIRED_QUERY = `*[_type == "${TYPE}" && dateTime(expiresAt) < dateTime(now()) - 60*60*24*30]`

/** A dot in an id makes a document private. */
const newId = () => `preview-link.${randomText(12)}`

export function listShareLinks(client: SanityClient): Promise<ShareLink[]> {
  return client.fetch<ShareLink[]>(LINKS_QUERY, {}, { perspective: 'raw' })
}

/**
 * Creates a share link. The lake stores only a digest of the secret, so the address cannot be read
 * again later.
 * @throws if the lake rejects the write, or the browser can't compute digests (a page without
 * https)
 */
export async function createShareLink(
  client: SanityClient,
  { path, perspective, hours, madeBy }: SharedPage & { hours: number; madeBy: string | undefined },
): Promise<CreatedShareLink> {
  if (!crypto.subtle) throw new Error('Open the Studio at its https address to create links.')
  const secret = randomText(SECRET_BYTES)
  const id = newId()
  await client.create({
    _id: id,
    _type: TYPE,
    path,
    perspective,
    madeBy,
    digest: await digestOf(secret),
    expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  })
  // The link exists, and its address is shown only now.
  await client.delete({ query: EXPIRED_QUERY }).catch(() => undefined)
  return { id, address: `${location.origin}/preview/link/${secret}` }
}

/** From now on the link shows nothing; pages opened with it fall back to what is published. */
export async function revokeShareLinks(client: SanityClient, ids: readonly string[]) {
  const transaction = client.transaction()
  for (const id of ids) transaction.delete(id)
  await transaction.commit()
}

function randomText(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

async function digestOf(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
