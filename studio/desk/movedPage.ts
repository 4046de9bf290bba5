import type { Mutation } from '@sanity/client'

/** Drafts and published redirects. Those in releases are not changed by a move. */
export const REDIRECTS =
  '*[_type == "redirect" && !(_id in path("versions.**"))][0...2000]{ _id, source, destination }'
const DRAFTS = 'drafts.'

/** A `redirect` document, draft or published. */
export interface RedirectDocument {
  _id: string
  source?: string | null
  destination?: string | null
}

/**
 * What to write when a published page moves, so that its old address leads to the new one: one
 * redirect from the old address, none from the new one, and those that led to the old address lead
 * on directly. It is permanent for search engines; browsers ask again each time, because the website
 * lets them cache no redirect, so a page can move back.
 *
 * Only a published redirect has an effect. A draft from the old address is deleted, because it could
 * not be published next to the published redirect, unless it is the draft of that redirect.
 * @param existing all redirects there are, drafts among them
 */
export function redirectsAfterMove(
  { from, to }: { from: string; to: string },
  existing: readonly RedirectDocument[],
): Mutation[] {
  const published = existing.find(({ _id, source }) => source === from && !_id.startsWith(DRAFTS))
  const steps = existing.flatMap(({ _id, source, destination }): Mutation[] => {
    if (source === to) return [{ delete: { id: _id } }]
    if (source === from) {
      const isObsolete = _id.startsWith(DRAFTS) && _id !== `${DRAFTS}${published?._id}`
      if (isObsolete) return [{ delete: { id: _id } }]
      return [{ patch: { id: _id, set: { destination: to, permanent: true } } }]
    }
    const [path, place = ''] = splitPath(destination ?? '')
    return path === from ? [{ patch: { id: _id, set: { destination: to + place } } }] : []
  })
  if (published) return steps
  const document = { _id: redirectId(from), _type: 'redirect', source: from, destination: to }
  return [...steps, { createOrReplace: { ...document, permanent: true } }]
}

/** Addresses have no double hyphens of their own, so every address gets an id of its own. */
function redirectId(path: string): string {
  return `redirect${path.replaceAll('/', '--')}`
}

function splitPath(href: string): [path: string, place: string | undefined] {
  const end = href.search(/[?#]/)
  return end < 0 ? [href, undefined] : [href.slice(0, end), href.slice(end)]
}
