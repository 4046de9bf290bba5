/**
 * Links to the API documentation are stored without its address, which is a field of the site
 * settings: `documentation:` leads to its beginning, `documentation:payments` to a chapter.
 */
const SCHEME = 'documentation:'
/** Fields that may lead to the documentation: of links, and of redirects. */
export const LINK_FIELDS: ReadonlySet<string> = new Set(['href', 'destination'])
const CHAPTER = /^[\w.~/-]*(?:\?[\w.~=&%-]*)?(?:#[\w.~:/-]*)?$/
/** Only from the first slash of several, or the time is quadratic in their number. */
const TRAILING_SLASHES = /(?<!\/)\/+$/

/** @returns the chapter of a stored link, empty for the beginning; undefined for other addresses */
export function chapterOf(href: unknown): string | undefined {
  const chapter = typedChapter(href)
  if (chapter === undefined || chapter.startsWith('/')) return undefined
  return CHAPTER.test(chapter) ? chapter : undefined
}

/** The same as an editor has typed it, with characters that a chapter may not have. */
export function typedChapter(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith(SCHEME)) return undefined
  return href.slice(SCHEME.length)
}

/** The stored link to a chapter, which may have slashes in front. */
export function documentationHref(chapter: string): string {
  return SCHEME + chapter.replace(/^\/+/, '')
}

/** The address of a chapter, under that of the documentation. */
export function chapterAddress(documentation: string, chapter: string): string {
  if (chapter === '') return documentation
  return `${documentation.replace(TRAILING_SLASHES, '')}/${chapter}`
}

/** The same link as it is stored, if the address is one of the documentation's. */
export function storedHref(href: string, documentation: string | undefined): string | undefined {
  const base = documentation?.replace(TRAILING_SLASHES, '')
  if (!base || (href !== base && !href.startsWith(`${base}/`))) return undefined
  const stored = documentationHref(href.slice(base.length))
  return chapterOf(stored) === undefined ? undefined : stored
}
