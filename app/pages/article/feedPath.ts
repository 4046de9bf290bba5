/**
 * Path of the Atom feed, below the list of articles; page paths contain no dot, so none can conflict.
 */
export const FEED_PATH = '/articles/feed.xml'
