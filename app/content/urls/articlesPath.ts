/** Where the list of articles is. Articles and its further pages are below it. */
export const ARTICLES_PATH = '/articles'
