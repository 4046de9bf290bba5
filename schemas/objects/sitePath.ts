import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineType, getPublishedId, isVersionId, type ValidationContext } from 'sanity'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { ARTICLES_PATH } from '../../app/content/urls/articlesPath.ts'
import { NOT_FOUND_PATH } from '../../app/content/urls/notFoundPath.ts'
import { fetchRaw, isPathTaken, OTHER_DOCUMENTS, otherDocuments } from './otherDocuments.ts'
import { reservedMessage, reservedPath } from './reservedPaths.ts'

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*'
const PATH = new RegExp(`^/(?:${WORD}(?:/${WORD})*)?$`)

/** Whether a text is a path this website could serve: lower case, no trailing slash. */
export function isSitePath(value: string): boolean {
  return PATH.test(value)
}

/**
 * Judges the form of a path, as a validation rule.
 * @returns true, or the error message for an editor
 */
export function wellFormedPath(path: string | undefined): true | string {
  if (path === undefined) return true
  if (!isSitePath(path)) {
    return 'Start with a slash; use lower-case letters, digits and hyphens; do not end with a slash.'
  }
  const reserved = reservedPath(path)
  return reserved ? reservedMessage(reserved) : true
}

/** Refuses a path that another document has. */
export async function freePath(
  value: string | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const id = context.document?._id
  if (!value || !id) return true
  const isTaken = await isPathTaken(
    { path: value, id, holder: `${IS_PAGE} && path == $path` },
    fetchRaw(context),
  )
  return isTaken ? `Another page already uses the path ${value}. Choose a different path.` : true
}

/** The website needs a page at these paths. */
export const FIXED_PATHS: ReadonlySet<unknown> = new Set(['/', NOT_FOUND_PATH, ARTICLES_PATH])

/** Refuses another path for the page at a fixed one, however the change would be published. */
export async function fixedPath(
  value: string | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const id = context.document?._id
  if (!id) return true
  const fetch = fetchRaw(context)
  const path = await fetch<string | null>('*[_id == $id][0].path', { id: getPublishedId(id) })
  if (path === value || !FIXED_PATHS.has(path)) return true
  return `The website needs a page at ${path}. Change the path back to ${path} to publish.`
}

const HOLDERS = `count(*[((_type == "redirect" && source == $path) || (${IS_PAGE} && path == $path)) && !(_id in path("drafts.**")) && ${OTHER_DOCUMENTS}])`

/**
 * Marks another path than the published one in a release that leaves nothing at the old path: only
 * the Studio's Publish creates a redirect.
 */
export async function redirectedInRelease(
  value: string | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const id = context.document?._id
  if (!id || !isVersionId(id)) return true
  const fetch = fetchRaw(context)
  const path = await fetch<string | null>('*[_id == $id][0].path', { id: getPublishedId(id) })
  if (!path || path === value) return true
  const holders = await fetch<number>(HOLDERS, { path, ...(await otherDocuments(id, fetch)) })
  return holders > 0
    ? true
    : `Only “Publish” creates a redirect from ${path}. In a release, add one under Redirects.`
}

/** The address of a page on this website; no two published documents may share one. */
export const sitePath = defineType({
  name: 'sitePath',
  title: 'Path',
  type: 'string',
  icon: EarthGlobeIcon,
  description:
    'Where the page is found, for example /services/payouts. Lower-case letters, digits and hyphens; no slash at the end. The home page is /.',
  validation: (rule) => [
    rule.required().custom(wellFormedPath).custom(freePath).custom(fixedPath),
    rule.custom(redirectedInRelease).warning(),
  ],
})
