/** Sanity's API version that this project's clients of the lake use. */
export const API_VERSION = '2025-02-19'
