import { typedChapter } from '../../app/content/documentation.ts'

/** An address as a preview shows it: a chapter of the documentation is worded as in its input. */
export function displayedHref(href = ''): string {
  const chapter = typedChapter(href)
  if (chapter === undefined) return href
  return ['API documentation', chapter].filter(Boolean).join(' / ')
}
