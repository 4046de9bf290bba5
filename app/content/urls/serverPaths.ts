// Paths that the server handles without Remix.

/** The Studio's application. */
export const STUDIO_PATH = '/studio'
/** The embedded lake: its API and its files. */
export const LAKE_PATH = '/lake'

// Requested by scripts of pages.

export const CLIENT_ERRORS_PATH = '/client-errors'
export const PAGE_UPDATES_PATH = '/page-updates'
