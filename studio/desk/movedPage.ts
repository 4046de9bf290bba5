import type { Mutation } from '@sanity/client'
import { getDraftId, getPublishedId, isDraftId } from '@sanity/client/csm'
import { pagePath } from '../../app/content/links.ts'
import { linksTo, type SiteLink, type StoredDocument } from '../links/siteLinks.ts'

/** Drafts and published redirects. Those in releases are not changed by a move. */
export const REDIRECTS = '_type == "redirect" && !(_id in path("versions.**"))'

/**
 * The links whose old path an editor has to replace after a move. A chosen page needs no change, and
 * redirects are changed by the move itself.
 */
export function linksAfterMove(
  { id, from }: { id: string; from: string },
  documents: readonly StoredDocument[],
): SiteLink[] {
  return linksTo({ id, path: from }, documents).filter(
    ({ target, documentType }) => 'path' in target && documentType !== 'redirect',
  )
}

/** A `redirect` document, draft or published. */
export interface RedirectDocument {
  _id: string
  source?: string | null
  destination?: string | null
}

/**
 * The mutations that redirect the old path of a published page to its new path: one redirect from
 * the old path, none from the new path, and redirects to the old path lead to the new one directly.
 * The redirect is permanent for search engines. Browsers do not cache it, because the website
 * forbids that, so a page can move back.
 *
 * Only a published redirect has an effect. A draft from the old path is deleted unless it is the
 * draft of the published redirect: it could not be published next to it.
 * @param existing all published redirects and drafts of redirects
 */
export function redirectsAfterMove(
  { from, to }: { from: string; to: string },
  existing: readonly RedirectDocument[],
): Mutation[] {
  const published = existing.find(({ _id, source }) => source === from && !isDraftId(_id))
  const steps = existing.flatMap(({ _id, source, destination }): Mutation[] => {
    if (source === to) return [{ delete: { id: _id } }]
    if (source === from) {
      const ownDraft = published && getDraftId(published._id)
      const isObsolete = isDraftId(_id) && _id !== ownDraft
      if (isObsolete) return [{ delete: { id: _id } }]
      return [{ patch: { id: _id, set: { destination: to, permanent: true } } }]
    }
    if (pagePath(destination) !== from) return []
    const queryAndAnchor = /[?#].*/.exec(destination ?? '')?.[0] ?? ''
    return [{ patch: { id: _id, set: { destination: to + queryAndAnchor } } }]
  })
  if (published) return steps
  // Drafts from the old path and redirects from the new one are deleted, so their ids are free.
  const remaining = existing.filter(({ source }) => source !== from && source !== to)
  const _id = freeId(from, remaining)
  const document = { _id, _type: 'redirect', source: from, destination: to, permanent: true }
  return [...steps, { createOrReplace: document }]
}

/** An editor can change the source of a redirect, so its id may no longer match its source. */
function freeId(path: string, existing: readonly RedirectDocument[]): string {
  // Paths have no double hyphens of their own, so every path gets an id of its own.
  const id = `redirect${path.replaceAll('/', '--')}`
  const taken = new Set<string>(existing.map(({ _id }) => getPublishedId(_id)))
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}---${count}`
  return free
}
