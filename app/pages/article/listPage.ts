import { ARTICLES_PER_PAGE } from '../../content/urls/articleList.ts'
import type { ListedArticles } from '../../sections/articleList/articles.ts'
import type { ContentReader } from '../../services.ts'
import { ARTICLE_IDS_QUERY, ARTICLES_QUERY } from './query.ts'

/** @returns the articles on a page of the list; none beyond the last */
export async function readListPage(
  number: number,
  content: ContentReader,
): Promise<ListedArticles> {
  const { data: all } = await content.read(ARTICLE_IDS_QUERY)
  const first = (number - 1) * ARTICLES_PER_PAGE
  const ids = all.slice(first, first + ARTICLES_PER_PAGE)
  const { data: articles } = await content.read(ARTICLES_QUERY, { ids })
  return { articles, total: all.length }
}
