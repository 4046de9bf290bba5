import { ARTICLES_PATH } from '../../content/urls/articleList.ts'

/** Path of the Atom feed; page paths contain no dot, so none can conflict. */
export const FEED_PATH = `${ARTICLES_PATH}/feed.xml`
