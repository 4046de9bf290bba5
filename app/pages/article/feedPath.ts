/** Path of the Atom feed; page paths contain no dot, so none can conflict. */
export const FEED_PATH = '/articles/feed.xml'
