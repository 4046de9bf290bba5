import { ARTICLES_PATH } from './articlesPath.ts'

/** Articles on one page of the list; `pages/article/listPage.ts` slices the ids by it. */
export const ARTICLES_PER_PAGE = 20

const LIST_PAGE = new RegExp(`^${ARTICLES_PATH}/page/([2-9]|[1-9]\\d{1,2})$`)

/** @returns whether an article or a further page of the list can be at this path */
export function isBelowArticles(path: string): boolean {
  return path.startsWith(`${ARTICLES_PATH}/`)
}

/**
 * @returns the number of the page of the list that is at this path: 1 wherever there is no other
 */
export function listPageNumber(path: string): number {
  return Number(LIST_PAGE.exec(path)?.[1] ?? 1)
}

/** @returns where a page of the list is */
export function listPagePath(number: number): string {
  return number === 1 ? ARTICLES_PATH : `${ARTICLES_PATH}/page/${number}`
}

/** @returns how many pages the list has; an empty one has a page too */
export function listPageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / ARTICLES_PER_PAGE))
}
