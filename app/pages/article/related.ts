import type { ArticleData } from './query.ts'

type Summary = ArticleData['sameTopic'][number]

/** A reference to an article that is not published reads as null. */
interface Candidates {
  path: string | null
  chosen: readonly (Summary | null)[] | null
  sameTopic: readonly Summary[]
}

/** @returns the other articles that an editor chose; without any, the newest of the same topic */
export function relatedArticles({ path, chosen, sameTopic }: Candidates): Summary[] {
  const others = (chosen ?? []).flatMap((article) =>
    article?.path && article.path !== path ? [article] : [],
  )
  return others.length > 0 ? others : sameTopic.filter((article) => article.path !== path)
}
