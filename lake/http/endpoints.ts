/** What a website that proxies `/lake` has to know about the lake's requests and responses. */

/** Event streams: their responses have no end of their own. */
export const STREAM_URL = /^\/lake\/v[^/]+\/data\/(?:listen|live\/events)\//
/** Writes of documents. */
export const WRITE_URL = /^\/lake\/v[^/]+\/data\/(?:mutate|actions)\//
export const LOGOUT_URL = /^\/lake\/v[^/]+\/auth\/logout(?:\?|$)/

/**
 * Response header: the position, in the stream of live events, of a write to published documents.
 * The website can delay the response until it has processed that change itself.
 */
export const POSITION_HEADER = 'x-lake-position'
