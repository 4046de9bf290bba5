import { retry } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { IS_PAGE, PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'

const PLACES_MAX = 20
const RETRY_DELAY_MS = 3_000

/**
 * GROQ, evaluated on a page: whether one of its sections shows the document `$id`.
 * @param field the section's list of chosen documents; if it is empty, the section shows all of
 * them
 * @param layout the layout that shows them, if others of the section type do not
 */
function isShownIn(section: string, field: string, layout?: string): string {
  const drawn = layout ? ` && layout == "${layout}"` : ''
  const all = `count(sections[_type == "${section}"${drawn} && coalesce(count(${field}), 0) == 0]) > 0`
  return `_type == "page" && (references($id) || ${all})`
}

/** Which pages show a document of each type, as GROQ filters about `$id`. */
const PAGES: Readonly<Record<string, string>> = {
  page: '_id == $id',
  policy: '_id == $id',
  article: '_id == $id || (_type == "page" && count(sections[_type == "articleList"]) > 0)',
  faqItem: isShownIn('questions', 'items'),
  // An article introduces its author.
  teamMember: `(${isShownIn('leadership', 'members')}) || (_type == "article" && references($id))`,
  testimonial: isShownIn('testimonialSlider', 'testimonials'),
  serviceCard: isShownIn('cards', 'cards', 'services'),
  partner: isShownIn('partnerLogos', 'partners'),
  jobPosition: '_type == "page" && count(sections[_type == "openPositions"]) > 0',
  productCard: '_type == "page" && references($id)',
}

const ELSEWHERE: Readonly<Record<string, DocumentLocationsState>> = {
  siteSettings: {
    message: 'Shown on every page.',
    tone: 'positive',
    locations: [{ title: 'Home', href: '/' }],
  },
  redirect: { message: 'Redirects visitors; has no page of its own.' },
}

/** Types of documents that a page may show. */
export const SHOWN_TYPES: readonly string[] = [...Object.keys(PAGES), 'siteSettings']

/** Where a document can be seen, followed as pages change. */
export const locations: DocumentLocationResolver = (document, { documentStore }) =>
  locationsOf(document, documentStore)

/** In place of “Used on one page”, which is the page itself. */
const OPEN_PAGE = 'Open it in the preview'
/** Until it is stored with a path, and after it was deleted. */
const NO_PAGE = 'Nothing to preview'

/** As `locations`, with the part of the document store that it needs. */
export function locationsOf(
  { id, type, version }: Pick<Parameters<DocumentLocationResolver>[0], 'id' | 'type' | 'version'>,
  { listenQuery }: Pick<DocumentStore, 'listenQuery'>,
): ReturnType<DocumentLocationResolver> {
  const filter = PAGES[type]
  if (!filter) return ELSEWHERE[type]
  const places = `*[(${filter}) && defined(path)] | order(path)[0...${PLACES_MAX}]{
    "title": coalesce(title, path), "href": path
  }`
  const found = listenQuery(
    {
      fetch: PAGE_TYPES.some((pageType) => pageType === type)
        ? `select(
            count(*[_id == $id && defined(path)]) > 0 =>
              { "message": "${OPEN_PAGE}", "locations": ${places} },
            { "message": "${NO_PAGE}", "locations": [] }
          )`
        : `{ "locations": ${places} }`,
      listen: `*[${IS_PAGE}]`,
    },
    { id },
    { apiVersion: API_VERSION, perspective: version ? [version, 'drafts'] : 'drafts' },
  )
  // An error, as during a restart of the lake, would replace the whole form until a reload.
  return found.pipe(retry({ delay: RETRY_DELAY_MS }))
}
