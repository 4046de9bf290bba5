import { createContext, useContext } from 'react'
import type { ArticleData } from './query.ts'

/** The whole article; only the server has it, and only while rendering. */
const ServedArticleContext = createContext<ArticleData | null>(null)

export const ServedArticleProvider = ServedArticleContext.Provider

export const useServedArticle = (): ArticleData | null => useContext(ServedArticleContext)

type RequestContext = object
const rendered = new WeakMap<RequestContext, ArticleData>()

/** Keeps the article of a document request until the document is rendered. */
export function keepArticleForRendering(context: RequestContext, article: ArticleData): void {
  rendered.set(context, article)
}

/** @returns what was kept for this request */
export function articleForRendering(context: RequestContext): ArticleData | null {
  return rendered.get(context) ?? null
}
