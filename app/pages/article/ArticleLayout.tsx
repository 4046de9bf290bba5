import type { ReactNode } from 'react'
import { Deferred, DeferredStyles } from '../../partialHydration/DeferredStyles.tsx'
import { ServerOnly } from '../../partialHydration/StaticHtml.tsx'
import { isStatic } from '../isStatic.ts'
import type { ArticleLoaderData } from './articleLoaderData.ts'
import type { articleParts } from './articleParts.tsx'
import type { ArticleData } from './query.ts'
import { serverArticle } from './serverArticle.ts'

type Parts = typeof articleParts

interface ArticleLayoutProps {
  article: ArticleLoaderData
  /** Components of the text; undefined if the served HTML has it. */
  parts: Parts | undefined
}

/** An article. It has no behaviour, so its served HTML is not hydrated. */
export function ArticleLayout({ article, parts }: ArticleLayoutProps) {
  const onServer = serverArticle.useValue()
  const whole = isStatic(article) ? onServer : article
  const part = (render: (parts: Parts, article: ArticleData) => ReactNode) =>
    whole && parts ? render(parts, whole) : undefined
  return (
    <>
      <ServerOnly id="article-opening">
        {part(({ Opening }, data) => (
          <Opening article={data} />
        ))}
      </ServerOnly>
      {isStatic(article) && <DeferredStyles of="sections" />}
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
