import type { ARTICLES_QUERY_RESULT } from '../../content/types.generated.ts'
import type { SectionData } from '../types.ts'

/** The articles of one page of the list, and how many there are in all. */
export interface ListedArticles {
  articles: ARTICLES_QUERY_RESULT
  total: number
}

/** The section with what the loader of pages adds. */
export type ArticleListData = SectionData<'articleList'> & Partial<ListedArticles>
