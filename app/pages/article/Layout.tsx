import type { ReactNode } from 'react'
import { Deferred, DeferredStyles } from '../../design/DeferredStyles.tsx'
import { ServerOnly } from '../../design/StaticHtml.tsx'
import type { articleParts } from './ArticleParts.tsx'
import { type ArticleLoaderData, isStaticArticle } from './articleLoaderData.ts'
import type { ArticleData } from './query.ts'
import { serverArticle } from './serverArticle.ts'

type Parts = typeof articleParts

interface ArticleLayoutProps {
  article: ArticleLoaderData
  /** How the words are shown; not there where they are in the document already. */
  parts: Parts | undefined
}

/** An article. Nothing of it moves, so a served document keeps its HTML as it is. */
export function ArticleLayout({ article, parts }: ArticleLayoutProps) {
  const onServer = serverArticle.useValue()
  const whole = isStaticArticle(article) ? onServer : article
  const part = (render: (parts: Parts, article: ArticleData) => ReactNode) =>
    whole && parts ? render(parts, whole) : undefined
  return (
    <>
      <ServerOnly id="article-opening">
        {part(({ Opening }, data) => (
          <Opening article={data} />
        ))}
      </ServerOnly>
      {isStaticArticle(article) && <DeferredStyles of="sections" />}
      <Deferred of="sections">
        <ServerOnly id="article-text">
          {part(({ Text }, data) => (
            <Text article={data} />
          ))}
        </ServerOnly>
      </Deferred>
    </>
  )
}
