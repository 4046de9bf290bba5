/** What a website that proxies `/lake` has to know about the lake's requests and responses. */

export const LAKE_MOUNT = '/lake'
/** Source of a pattern: a version of the API in a path, after its `v`. */
export const VERSION_PATTERN = String.raw`(?:1|X|\d{4}-\d{2}-\d{2})`

/** Event streams: their responses have no end of their own. */
export const STREAM_URL = new RegExp(`^${LAKE_MOUNT}/v[^/]+/data/(?:listen|live/events)/`)
/** Writes of documents. */
export const WRITE_URL = new RegExp(`^${LAKE_MOUNT}/v[^/]+/data/(?:mutate|actions)/`)
export const LOGOUT_URL = new RegExp(`^${LAKE_MOUNT}/v[^/]+/auth/logout(?:\\?|$)`)

/**
 * Response header: the position, in the stream of live events, of a write to published documents.
 * The website can delay the response until it has processed that change itself.
 */
export const POSITION_HEADER = 'x-lake-position'
