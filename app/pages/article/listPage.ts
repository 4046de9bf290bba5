import type { ARTICLES_QUERY_RESULT } from '../../content/types.generated.ts'
import { ARTICLES_PER_PAGE, listPageNumber } from '../../sections/articleList/paging.ts'
import type { ContentReader } from '../../services.ts'
import { ARTICLE_IDS_QUERY, ARTICLES_QUERY } from './query.ts'

/** A further page of the list of articles. */
export interface ListPage {
  path: string
  number: number
  articles: ARTICLES_QUERY_RESULT
}

/** @returns undefined if the path is not that of a further page, or the list is shorter */
export async function readListPage(
  path: string,
  content: ContentReader,
): Promise<ListPage | undefined> {
  const number = listPageNumber(path)
  if (number === 1) return undefined
  const { data: all } = await content.read(ARTICLE_IDS_QUERY)
  const first = (number - 1) * ARTICLES_PER_PAGE
  const ids = all.slice(first, first + ARTICLES_PER_PAGE)
  if (ids.length === 0) return undefined
  const { data: articles } = await content.read(ARTICLES_QUERY, { ids })
  return { path, number, articles }
}
