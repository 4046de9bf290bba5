/** Ids of elements that several parts of the app look up in the document. */

export const SITE_SHELL_IDS = { header: 'site-header', footer: 'site-footer' } as const

export const SECTION_ID_PREFIX = 'section-'

/** @param key unique on the page */
export const sectionId = (key: string) => SECTION_ID_PREFIX + key
