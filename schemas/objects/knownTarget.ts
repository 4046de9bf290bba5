import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from 'sanity'
import { isRecord } from '../../app/content/isRecord.ts'
import { pagePath } from '../../app/content/links.ts'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { fetchInPages } from './fetchInPages.ts'
import { versionPrefix } from './otherDocuments.ts'
import { reservedPath } from './reservedPaths.ts'

/** A form may contain dozens of links, which share one query. */
const CACHE_TTL_MS = 3_000
const FILTER = `(${IS_PAGE} || _type == "redirect") && _system.delete != true`
const PROJECTION = `{
  _id,
  "path": coalesce(path, source),
  "isPage": _type != "redirect",
  "isPublished": !(_id in path("drafts.**")) && !(_id in path("versions.**"))
}`

interface KnownPath {
  _id: string
  path: string | null
  isPage: boolean
  isPublished: boolean
}

type TargetContext = Pick<ValidationContext, 'document' | 'getClient'>

/** By dataset. */
const cachedRequests = new Map<string, Promise<readonly KnownPath[]>>()

/**
 * Whether a path of this website leads anywhere: to a page, policy, article or redirect. Use it as
 * a warning: the page may not exist yet.
 */
export async function knownTarget(value: unknown, context: TargetContext): Promise<true | string> {
  const path = typeof value === 'string' ? pagePath(value) : undefined
  // The website responds to reserved paths itself, and those with a file extension are static
  // files.
  if (!path || reservedPath(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return true
  const targets = (await knownPaths(context)).filter((known) => known.path === path)
  if (targets.some(isVisibleFrom(context))) return true
  return targets.length > 0
    ? `The page ${path} is not published yet. The link will not work until it is.`
    : `There is no page at ${path}. Check the path.`
}

/**
 * Whether visitors can see a chosen page. Use it as a warning: the reference is weak, so that the
 * page may be published later.
 */
export async function knownPage(value: unknown, context: TargetContext): Promise<true | string> {
  const ref = isRecord(value) && typeof value._ref === 'string' ? getPublishedId(value._ref) : ''
  // A document is published together with its links to itself.
  if (!ref || ref === getPublishedId(context.document?._id ?? '')) return true
  const targets = (await knownPaths(context)).filter(({ _id }) => getPublishedId(_id) === ref)
  if (targets.some(isVisibleFrom(context))) return true
  return targets.length > 0
    ? 'This page is not published. The link will not work until it is.'
    : 'This page no longer exists. Clear the field and choose another page.'
}

/** Whether visitors see a page once the document with the link is published, or its release. */
function isVisibleFrom({ document }: TargetContext) {
  const release = versionPrefix(document?._id ?? '')
  return ({ _id, isPublished }: KnownPath) =>
    isPublished || (release !== undefined && _id.startsWith(release))
}

/** Advice to choose a page instead of typing its path, which would not follow a change. */
export async function chosenTarget(
  value: unknown,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<true | string> {
  // A chosen page has no query.
  const path = typeof value === 'string' && !value.includes('?') ? pagePath(value) : undefined
  const target = path ? (await knownPaths(context)).find((known) => known.path === path) : undefined
  return target?.isPage
    ? `Clear this field, then choose ${path} under “Page”: the link keeps working if the path changes.`
    : true
}

function knownPaths({ getClient }: Pick<ValidationContext, 'getClient'>) {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const { projectId, dataset } = client.config()
  const key = `${projectId}/${dataset}`
  const cached = cachedRequests.get(key)
  if (cached) return cached
  const request = fetchInPages<KnownPath>(client, {
    filter: FILTER,
    projection: PROJECTION,
    tag: 'links',
  })
  cachedRequests.set(key, request)
  const forget = () => cachedRequests.delete(key)
  request.then(() => setTimeout(forget, CACHE_TTL_MS), forget)
  return request
}
