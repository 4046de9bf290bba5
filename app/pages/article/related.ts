import type { ArticleData } from './query.ts'

type Summary = ArticleData['sameTopic'][number]

interface Candidates {
  path: string | null
  chosen: readonly Summary[] | null
  sameTopic: readonly Summary[]
}

/** @returns the other articles that an editor chose; without any, the newest of the same topic */
export function relatedArticles({ path, chosen, sameTopic }: Candidates): Summary[] {
  const isOther = (article: Summary) => article.path && article.path !== path && article.title
  const others = (chosen ?? []).filter(isOther)
  return others.length > 0 ? others : sameTopic.filter(isOther)
}
