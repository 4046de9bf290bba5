import { getPublishedId } from '@sanity/client/csm'
import type { SanityDocument, ValidationContext } from 'sanity'
import { clauseAnchors } from '../../app/content/clauseAnchors.ts'
import { isRecord } from '../../app/content/isRecord.ts'
import { PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { POLICY_IDS, PRIVACY_ANCHOR } from '../../app/content/policyIds.ts'
import { fetchRaw, versionPrefix } from './otherDocuments.ts'
import { RESERVED_IDS } from './reservedIds.ts'

/** A page, policy or article; only these fields are used. */
type Page = Pick<SanityDocument, '_type'> & {
  sections?: unknown
  clauses?: unknown
  privacy?: unknown
}

const PAGES_QUERY = `*[_id in $ids]{
  _type, "sections": sections[]{ anchor }, clauses[]{ title, anchor }, "privacy": privacy{ heading }
}`
const PAGE_TYPE_NAMES: ReadonlySet<string> = new Set(PAGE_TYPES)
const NAMED_MAX = 8

/** Whether a link to an anchor of a page scrolls there. */
export function hasAnchor(page: Page, anchor: string): boolean {
  if (RESERVED_IDS.test(anchor) || anchorsOf(page).includes(anchor)) return true
  const isOfPolicies = POLICY_IDS.some((id) => id === anchor && id !== PRIVACY_ANCHOR)
  return page._type === 'policy' && isOfPolicies
}

/** The anchors that an editor has set; those of clauses follow from their titles if not. */
function anchorsOf({ _type, sections, clauses, privacy }: Page): string[] {
  if (_type !== 'policy') return recordsOf(sections).flatMap(({ anchor }) => textOf(anchor) ?? [])
  const anchors = clauseAnchors(
    recordsOf(clauses).map(({ anchor, title }) => ({
      anchor: textOf(anchor) ?? null,
      title: textOf(title) ?? null,
    })),
  )
  return isRecord(privacy) && textOf(privacy.heading) ? [...anchors, PRIVACY_ANCHOR] : anchors
}

/**
 * Whether the page that a link leads to has the link's anchor: as it is published, as a draft, or
 * in the release of the link. Use it as a warning: the anchor may not exist yet.
 */
export async function knownAnchor(
  anchor: string | undefined,
  { parent, document, getClient }: Pick<ValidationContext, 'parent' | 'document' | 'getClient'>,
): Promise<true | string> {
  const page = isRecord(parent) ? parent.page : undefined
  const ref = isRecord(page) ? textOf(page._ref) : undefined
  if (!anchor || !ref) return true
  const id = getPublishedId(ref)
  const release = versionPrefix(document?._id ?? '')
  const ids = [id, `drafts.${id}`, ...(release ? [release + id] : [])]
  const stored = await fetchRaw({ getClient })<Page[]>(PAGES_QUERY, { ids })
  // The form is newer than what the lake has of it.
  const pages = document && getPublishedId(document._id) === id ? [...stored, document] : stored
  return judged(anchor, pages)
}

/** As `knownAnchor`, for an address such as `#prices` in the document of a page itself. */
export function knownOwnAnchor(
  href: string | undefined,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  if (!href?.startsWith('#') || !document || !PAGE_TYPE_NAMES.has(document._type)) return true
  return judged(href.slice(1), [document])
}

/** @param pages the states of one page; without any, the field of the page has the warning */
function judged(anchor: string, pages: readonly Page[]): true | string {
  if (pages.length === 0 || pages.some((page) => hasAnchor(page, anchor))) return true
  const existing = [...new Set(pages.flatMap(anchorsOf))]
  const named = existing.slice(0, NAMED_MAX).join(', ')
  const choice = existing.length > NAMED_MAX ? `${named}, …` : named || 'none yet'
  return `The page has no anchor “${anchor}”, so the link leads to its top. Its anchors: ${choice}.`
}

const recordsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
