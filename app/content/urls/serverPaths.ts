/** Paths that scripts of pages request, and the server handles without Remix. */

export const CLIENT_ERRORS_PATH = '/client-errors'
export const PAGE_UPDATES_PATH = '/page-updates'
