/** The document types that are pages: each document has an address of its own. */
export const PAGE_TYPES = ['page', 'policy', 'article'] as const

/** GROQ: whether a document is a page. A literal, because the type generator has to resolve it. */
export const IS_PAGE = '_type in ["page", "policy", "article"]'
