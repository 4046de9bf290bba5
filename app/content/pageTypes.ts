/** The document types that are pages: each document has an address of its own. */
export const PAGE_TYPES = ['page', 'policy', 'article'] as const

/** GROQ: whether a document is a page. */
export const IS_PAGE = `_type in ${JSON.stringify(PAGE_TYPES)}`
