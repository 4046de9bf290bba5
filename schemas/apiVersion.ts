/** Sanity's API version that schemas and the Studio use. */
export const API_VERSION = '2025-02-19'
