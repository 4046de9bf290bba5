/** Sanity's API version that clients of the lake in this project use. */
export const API_VERSION = '2025-02-19'
