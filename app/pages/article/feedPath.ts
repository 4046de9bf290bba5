/** Of the Atom feed. A page's path has no dot, so it is none. */
export const FEED_PATH = '/articles/feed.xml'
