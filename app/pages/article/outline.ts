import type { ArticleData } from './query.ts'

/** Stands for an article whose words are in the document. */
export interface ArticleOutline {
  served: true
}

/** An article as a page carries it: whole, or in outline where its words are in the document. */
export type CarriedArticle = ArticleData | ArticleOutline

/** As it is: where the browser has nothing of it yet. */
export const articleWhole = (article: ArticleData): CarriedArticle => article

export function isArticleOutline(article: CarriedArticle): article is ArticleOutline {
  return 'served' in article
}
