/** Addresses of the lake's API that the Studio's fetch wrappers recognize. */

export const LOGOUT_URL = /\/auth\/logout(?:\?|$)/

/** Writes of documents. Captures the endpoint. */
export const WRITE_URL = /\/data\/(actions|mutate)\//

/** Reads of documents. */
export const DOCUMENTS_URL = /\/data\/(?:query|doc)\//

/** Of the desk's own reads, which show a failure themselves. */
export const DESK_TAG = /[?&]tag=[\w.-]*\bdesk\./

/** Reads of documents, and of what the editor may do with them. */
export const READ_URL = /\/data\/(?:query|doc)\/|\/datasets\/[^/]+\/acl(?:\?|$)/

/** Event streams. Captures the address up to the endpoint. */
export const STREAM_URL = /^([^?]*\/v[^/?]+)\/data\/(?:listen|live\/events)\//
