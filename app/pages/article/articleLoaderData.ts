import type { ArticleData } from './query.ts'

/** Replaces an article whose HTML is in the document already. */
export interface StaticArticle {
  static: true
}

/** An article as part of loader data. */
export type ArticleLoaderData = ArticleData | StaticArticle

/** The whole article, for a navigation inside the app. */
export const articleLoaderData = (article: ArticleData): ArticleLoaderData => article
