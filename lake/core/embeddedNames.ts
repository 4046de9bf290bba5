/** The id of the one project that the embedded lake has, where Sanity's clients require one. */
export const EMBEDDED_PROJECT = 'local'
/** The name of its one dataset. */
export const EMBEDDED_DATASET = 'production'
